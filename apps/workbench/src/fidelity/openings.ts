// The first four turns of both players: how the Coppers split, and what two Silvers make of turns 3 and 4.

import type { Game } from '@tenfold/rules';
import { apply } from '@tenfold/rules';
import type { Opening } from './known-figures.ts';
import { OPENINGS } from './known-figures.ts';
import type { TrialRange } from './study-game.ts';
import { BUY_SILVER, END_TURN, PLAY_TREASURES, SILVER, studyGame } from './study-game.ts';

/** How often each thing happened; for `meanTotal` the coins. */
export type OpeningCounts = Record<Opening, number> & {
  /** Opening hands; pairs of turns 3 and 4 after two Silvers; squares of the coins of these pairs. */
  hands: number;
  pairs: number;
  squares: number;
};

const PLACES = [...OPENINGS, 'hands', 'pairs', 'squares'] as const;

export const openingCounts = (sums: readonly number[]): OpeningCounts =>
  Object.fromEntries(PLACES.map((place, index) => [place, sums[index] ?? 0])) as OpeningCounts;

export function countOpenings({ from, to }: TrialRange): number[] {
  const counts = openingCounts([]);
  for (let number = from; number <= to; number++) countGame(counts, studyGame(`opening/${number}`));
  return PLACES.map((place) => counts[place]);
}

function countGame(counts: OpeningCounts, game: Game): void {
  const coins: [number[], number[]] = [[], []];
  const silvers: [number[], number[]] = [[], []];
  for (let turn = 1; turn <= 4; turn++) {
    for (const seat of [0, 1] as const) {
      silvers[seat].push(game.seats[seat]!.hand.filter((card) => card === SILVER).length);
      coins[seat].push(takeTurn(game, turn <= 2));
    }
  }
  for (const seat of [0, 1] as const) countSeat(counts, coins[seat], silvers[seat]);
}

/** Gives the coins of the hand. */
function takeTurn(game: Game, wantsSilver: boolean): number {
  const { number } = game.turn;
  apply(game, PLAY_TREASURES);
  const { coins } = game.turn;
  if (wantsSilver && coins >= 3) apply(game, BUY_SILVER);
  if (game.turn.number === number) apply(game, END_TURN);
  return coins;
}

function countSeat(counts: OpeningCounts, coins: readonly number[], silvers: readonly number[]): void {
  const [first = 0, second = 0, third = 0, fourth = 0] = coins;
  const note = (what: Opening, happened: boolean): void => {
    if (happened) counts[what]++;
  };
  counts.hands++;
  note('fiveTwo', Math.max(first, second) === 5);
  note('fourThree', Math.max(first, second) === 4);
  // With 5 and 2 there is no second Silver.
  if (Math.min(first, second) < 3) return;
  counts.pairs++;
  const most = Math.max(third, fourth);
  const least = Math.min(third, fourth);
  note('atLeastOne7', most >= 7);
  note('atLeastOne6', most >= 6);
  note('never5', most < 5);
  note('fiveTwice', least >= 5);
  note('fourTwice', least >= 4);
  note('threeTwice', least >= 3);
  note('collide', silvers[2] === 2 || silvers[3] === 2);
  counts.meanTotal += third + fourth;
  counts.squares += (third + fourth) ** 2;
}
