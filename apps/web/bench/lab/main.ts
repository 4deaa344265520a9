// How quickly the lab plays: games in the first second after a change of the text, beside what the command line plays of the
// same plan in a second, one after the other on the same machine; how soon the first figures come; and whether anything holds
// the page up while somebody types.
//
//   npm run bench:lab -- [--rounds N] [--threads N] [--json]

import { parseArgs } from 'node:util';
import type { Page } from '@playwright/test';
import { chromium } from '@playwright/test';
import { knownStrategies, printStrategy } from '@tenfold/bots';
import { kingdoms } from '@tenfold/rules';
import { CHROMIUM } from '../../e2e/chromium.ts';
import { startServer } from '../../e2e/server.ts';
import { packStudy } from '../../src/lab/study-in-address.ts';
import type { Study } from '../../src/lab/study.ts';
import { quantile } from '../report.ts';
import { instrument } from '../stopwatch.ts';
import { playedInASecond } from './command-line.ts';
import { changeText, typeAndWatch, watchFigures } from './in-page.ts';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    threads: { type: 'string', default: '2' },
    json: { type: 'boolean', default: false },
  },
});
const rounds = Math.max(1, Number(values.rounds) || 1);
const threads = Math.max(1, Number(values.threads) || 1);
/** More than anybody plays in the time. */
const GAMES = 1_000_000;

const textOf = (id: string): string => {
  const found = knownStrategies().find((one) => one.id === id);
  if (found === undefined)
    throw new Error(`the catalogue has no strategy "${id}" any more; name another here`);
  return printStrategy(found.strategy);
};
const studyOf = (kingdom: string, ids: readonly string[]): Study => ({
  texts: ids.map(textOf),
  kingdom: kingdoms.find(({ id }) => id === kingdom)?.cards ?? [],
  games: GAMES,
  seed: 'bench',
});
const STUDIES: Readonly<Record<string, Study>> = {
  money: studyOf('first-game', ['gero-big-money-ultimate', 'gero-basic-big-money']),
  engines: {
    ...studyOf('first-game', ['gero-laboratory', 'gero-festival']),
    kingdom: kingdomWith(['laboratory', 'festival']),
  },
};

/** Ten cards, these among them. */
function kingdomWith(cards: readonly string[]): readonly string[] {
  const others = kingdoms.flatMap((kingdom) => kingdom.cards).filter((card) => !cards.includes(card));
  return [...cards, ...new Set(others)].slice(0, 10);
}

const server = await startServer();
const browser = await chromium.launch(CHROMIUM);
try {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, baseURL: server.url });
  await instrument(page);
  const plays: Record<string, unknown> = {};
  for (const [name, study] of Object.entries(STUDIES)) plays[name] = await compare(page, name, study);
  const typing = await typeAndWatch(browser, page);
  const answer = { threads, rounds, plays, typing };
  console.log(values.json ? JSON.stringify(answer) : JSON.stringify(answer, null, 2));
} finally {
  await browser.close();
  await server.stop();
}

async function compare(page: Page, name: string, study: Study) {
  say(`… ${name}`);
  await page.goto(`/lab#${await packStudy(study)}`);
  await page.reload();
  await watchFigures(page);
  const inPage: number[] = [];
  const atTerminal: number[] = [];
  const firstFigures: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const { games, firstMs } = await changeText(page, round);
    inPage.push(games);
    firstFigures.push(firstMs);
    atTerminal.push(await playedInASecond(study, threads));
  }
  const ratios = inPage.map((games, at) => games / (atTerminal[at] ?? 1));
  return {
    gamesInFirstSecond: quantile(inPage, 0.5),
    commandLineInASecond: quantile(atTerminal, 0.5),
    ratio: Number(quantile(ratios, 0.5).toFixed(2)),
    firstFiguresMs: Math.round(quantile(firstFigures, 0.5)),
  };
}

function say(text: string): void {
  console.error(text);
}
