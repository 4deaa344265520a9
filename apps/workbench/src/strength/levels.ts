// How far apart the characters are: each against the one before it, on the recommended kingdoms and on random ones.
//
//   npm run levels -- [--games 40] [--random 20] [--search-games 12000] [--seed S] [--all] [--only ID[,ID]]
//
// `--all` lets everybody meet everybody. The Chancellor prepares anew for each kingdom, by so many games.

import { parseArgs } from 'node:util';
import type { BotMaker, Character, PreparedStrategy } from '@tenfold/bots';
import { characters, preparedPlay, seatBots } from '@tenfold/bots';
import type { CardId } from '@tenfold/rules';
import {
  Lens,
  cardSetOf,
  kingdoms,
  newGame,
  playOut,
  randomKingdom,
  victoryShare,
  winnersOf,
} from '@tenfold/rules';
import { markdownTable } from '../markdown-table.ts';

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '40' },
    random: { type: 'string', default: '20' },
    'search-games': { type: 'string', default: '12000' },
    seed: { type: 'string', default: 'levels' },
    only: { type: 'string', default: characters.map(({ id }) => id).join(',') },
    all: { type: 'boolean', default: false },
  },
});
const games = Number(values.games);
const searchGames = Number(values['search-games']);
const { seed } = values;
const compared = characters.filter(({ id }) => values.only.split(',').includes(id));
const tables: readonly (readonly CardId[])[] = [
  ...kingdoms.map(({ cards }) => cards),
  ...Array.from({ length: Number(values.random) }, (_kingdom, index) =>
    randomKingdom({}, `${seed} ${index}`),
  ),
];

const deal = (kingdom: readonly CardId[], shuffle: number) =>
  newGame({ players: ['A', 'B'], kingdom, seed: `${seed} ${shuffle}`, start: 0 });

function makerAt(character: Character, kingdom: readonly CardId[]): BotMaker {
  const { preparation } = character;
  if (preparation === undefined) return character.maker;
  let found: PreparedStrategy | null = null;
  const lens = new Lens(deal(kingdom, 0), 0);
  for (const better of preparation.prepare(lens, (played) => played / searchGames)) found = better;
  return preparedPlay(character, found).maker;
}

/** Each shuffle from both seats; a shared victory counts for its half. */
function shareAt(kingdom: readonly CardId[], one: BotMaker, other: BotMaker): number {
  let won = 0;
  for (let number = 0; number < games; number++) {
    const seat = number % 2;
    const game = deal(kingdom, Math.floor(number / 2));
    playOut(game, seatBots(game, seat === 0 ? [one, other] : [other, one]));
    won += victoryShare(winnersOf(game, cardSetOf(game)), seat);
  }
  return (100 * won) / games;
}

const pairs = compared.flatMap((one, index) =>
  compared
    .slice(0, index)
    .filter((other) => values.all || other === compared[index - 1])
    .map((other) => ({ one, other, shares: [] as number[] })),
);
for (const [index, kingdom] of tables.entries()) {
  const makers = new Map(compared.map((character) => [character, makerAt(character, kingdom)]));
  for (const pair of pairs)
    pair.shares.push(shareAt(kingdom, makers.get(pair.one)!, makers.get(pair.other)!));
  console.error(
    `${index + 1} of ${tables.length}: ${pairs.map(({ shares }) => shares.at(-1)!.toFixed(0)).join(' ')}`,
  );
}

const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

/** Of the mean over kingdoms, which differ more than shuffles do. */
const standardError = (shares: readonly number[]): number =>
  Math.sqrt(mean(shares.map((share) => (share - mean(shares)) ** 2)) / Math.max(1, shares.length - 1));

console.log(
  `Victories in percent on ${tables.length} kingdoms, ${games} games on each, seed "${seed}", standard errors over kingdoms\n`,
);
console.log(
  markdownTable(
    ['who', 'against', 'wins', 'standard error', 'fewest', 'most'],
    pairs.map(({ one, other, shares }) => [
      one.name,
      other.name,
      mean(shares).toFixed(1),
      standardError(shares).toFixed(1),
      Math.min(...shares).toFixed(0),
      Math.max(...shares).toFixed(0),
    ]),
  ),
);
