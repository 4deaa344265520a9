// How strong the characters are: each at a table with Magpies, who play Big Money Ultimate, on the recommended kingdoms
// or on as many random ones as wished.
//
//   npm run strength -- [--games 200] [--players 2] [--random N] [--seed S]
//
// Each shuffle is played once from every seat.

import { parseArgs } from 'node:util';
import type { Character } from '@tenfold/bots';
import { allRounder, characters } from '@tenfold/bots';
import type { CardId, Game, Kingdom } from '@tenfold/rules';
import {
  Lens,
  MOST_PLAYERS,
  apply,
  cardSetOf,
  decision,
  kingdomText,
  kingdoms,
  newGame,
  randomKingdom,
  winnersOf,
} from '@tenfold/rules';

const USAGE = 'usage: npm run strength -- [--games N] [--players N] [--random N] [--seed S]';
const NAMES = ['A', 'B', 'C', 'D', 'E', 'F'];

function readArguments() {
  try {
    const { values } = parseArgs({
      options: {
        games: { type: 'string', default: '200' },
        players: { type: 'string', default: '2' },
        random: { type: 'string', default: '0' },
        seed: { type: 'string', default: 'strength' },
      },
    });
    return {
      games: whole('games', values.games, 1, 1_000_000),
      players: whole('players', values.players, 2, MOST_PLAYERS),
      random: whole('random', values.random, 0, 10_000),
      seed: values.seed,
    };
  } catch (error) {
    console.error(`strength: ${error instanceof Error ? error.message : String(error)}\n${USAGE}`);
    process.exit(2);
  }
}

function whole(name: string, text: string, least: number, most: number): number {
  const number = Number(text);
  if (/^\d+$/.test(text) && number >= least && number <= most) return number;
  throw new Error(`--${name} is "${text}"; it must be a whole number from ${least} to ${most}`);
}

const tableOf = (kingdom: readonly CardId[], round: number): Game =>
  newGame({ players: NAMES.slice(0, players), kingdom, seed: `${seed} ${round}`, start: 0 });

/** The share of victories, in percent. */
function strengthOf(character: Character, kingdom: readonly CardId[]): number {
  let won = 0;
  for (let number = 0; number < games; number++) {
    const seat = number % players;
    const game = tableOf(kingdom, Math.floor(number / players));
    const lenses = game.seats.map((_seat, player) => new Lens(game, player));
    const bots = lenses.map((lens) => (lens.seat === seat ? character : magpie).maker(lens));
    for (let asked = decision(game); asked !== undefined; asked = decision(game)) {
      apply(game, bots[asked.seat]!.choose(lenses[asked.seat]!, asked), asked.seat);
    }
    const winners = winnersOf(game, cardSetOf(game));
    if (winners.includes(seat)) won += 1 / winners.length;
  }
  return (100 * won) / games;
}

const { games, players, random, seed } = readArguments();
const magpie = characters.find(({ id }) => id === 'magpie')!;
const measured = characters.filter((character) => character !== magpie);
const measuredOn: readonly Kingdom[] =
  random === 0
    ? kingdoms
    : Array.from({ length: random }, (_kingdom, index) => {
        const cards = randomKingdom({}, `${seed} ${index}`);
        return { id: kingdomText(cards), cards };
      });

console.log(
  `Victories in percent, ${players} players, all others Magpie, ${games} games each, seed "${seed}"\n`,
);
console.log(`| kingdom | ${measured.map(({ name }) => name).join(' | ')} | plan of ${allRounder.name} |`);
console.log(`|---|${measured.map(() => '---:|').join('')}---|`);
const totals = measured.map(() => 0);
for (const { id, cards } of measuredOn) {
  const shares = measured.map((character) => strengthOf(character, cards));
  for (const [index, share] of shares.entries()) totals[index]! += share;
  const { plan, cards: about } = allRounder.plan(new Lens(tableOf(cards, 0), 0));
  console.log(
    `| ${id} | ${shares.map((share) => share.toFixed(0)).join(' | ')} | ${plan}: ${about.join(', ')} |`,
  );
}
const averages = totals.map((total) => (total / measuredOn.length).toFixed(1));
console.log(`| **average** | ${averages.join(' | ')} | |`);
