// What it is worth to search one's turns, and one's answers in the turns of others: a strategy with the search at one table with
// itself without it. The strategies are those of the sparring partners and those in attacked/, each in its kingdom or in varied ones.
//
//   npm run turns -- [--games 200] [--only ID[,ID]] [--parts turns,answers] [--vary] [--seed S]

import { parseArgs } from 'node:util';
import type { SearchedPart } from '@tenfold/bots';
import { sparringPartners } from '../strength/sparring.ts';
import { mirror } from './mirror.ts';

const USAGE =
  'usage: npm run turns -- [--games N] [--only ID[,ID]] [--parts turns,answers] [--vary] [--seed S]';
const PARTS: readonly SearchedPart[] = ['turns', 'answers'];

const players = [...sparringPartners(), ...sparringPartners(new URL('attacked/', import.meta.url))];
const { only, ...wish } = readArguments();

for (const player of players) {
  if (!only.includes(player.id)) continue;
  const { share, decisions, total, worst } = mirror(player, wish);
  const { games } = wish;
  const error = 1.96 * Math.sqrt((share * (1 - share)) / games);
  console.log(
    `${player.id}: ${percent(share)} ± ${percent(error)} % of ${games} games; ` +
      `${(total / decisions).toFixed(2)} ms a decision, ${worst.toFixed(0)} at worst`,
  );
}

function percent(share: number): string {
  return (100 * share).toFixed(1);
}

function readArguments() {
  try {
    const { values } = parseArgs({
      options: {
        games: { type: 'string', default: '200' },
        only: { type: 'string', default: players.map(({ id }) => id).join(',') },
        parts: { type: 'string', default: PARTS.join(',') },
        vary: { type: 'boolean', default: false },
        seed: { type: 'string', default: 'turns' },
      },
    });
    const wanted = Number(values.games);
    if (!Number.isInteger(wanted) || wanted < 2)
      throw new Error(`--games is "${values.games}"; it must be a whole number from 2 on`);
    return {
      games: wanted,
      only: values.only.split(',').map((id) =>
        oneOf(
          'only',
          id,
          players.map((player) => player.id),
        ),
      ),
      parts: values.parts.split(',').map((part) => oneOf('parts', part, PARTS)),
      vary: values.vary,
      seed: values.seed,
    };
  } catch (error) {
    console.error(`turns: ${error instanceof Error ? error.message : String(error)}\n${USAGE}`);
    process.exit(2);
  }
}

function oneOf<T extends string>(name: string, text: string, all: readonly T[]): T {
  const found = all.find((one) => one === text);
  if (found !== undefined) return found;
  throw new Error(`--${name} names "${text}"; it takes ${all.join(', ')}`);
}
