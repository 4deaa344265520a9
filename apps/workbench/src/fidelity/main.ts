// npm run fidelity [-- --games N]: measures what is known from elsewhere and writes docs/fidelity.md.
// Exit code 1 if a line neither holds nor is explained.

import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { contestTable, mirrorTable, openingTable, soloTable, summary, writeFidelity } from './document.ts';
import { readKnownFigures } from './known-figures.ts';
import { measure, verdictsOf } from './measure.ts';

const USAGE = 'usage: npm run fidelity [-- --games N]';

/** 20,000 games tell a share of wins to 0.7 points. Two seats and five openings of six make a million Silver pairs. */
const CONTEST_GAMES = 20_000;
const OPENING_GAMES = 605_000;
const SOLO_GAMES = 100_000;

const contests = readGames();
const started = performance.now();
const fidelity = await measure(
  readKnownFigures(),
  { openings: OPENING_GAMES, solo: SOLO_GAMES, contests },
  (line) => console.log(`${seconds().padStart(4)} s  ${line}`),
);
for (const text of [
  openingTable(fidelity),
  soloTable(fidelity),
  mirrorTable(fidelity),
  contestTable(fidelity.contests),
  summary(fidelity),
]) {
  console.log(`\n${text}`);
}
const path = 'docs/fidelity.md';
writeFileSync(new URL(`../../../../${path}`, import.meta.url), writeFidelity(fidelity));
console.log(`${path} is written, after ${seconds()} seconds`);
process.exitCode = verdictsOf(fidelity).includes('DIFFERS') ? 1 : 0;

function seconds(): string {
  return Math.round((performance.now() - started) / 1000).toString();
}

function readGames(): number {
  try {
    const { games } = parseArgs({ options: { games: { type: 'string' } } }).values;
    const wanted = games === undefined ? CONTEST_GAMES : Number(games);
    if (Number.isInteger(wanted) && wanted >= 2) return wanted;
    throw new Error(`--games is "${games ?? ''}"; it must be a whole number from 2 on`);
  } catch (error) {
    console.error(`fidelity: ${error instanceof Error ? error.message : String(error)}\n${USAGE}`);
    process.exit(2);
  }
}
