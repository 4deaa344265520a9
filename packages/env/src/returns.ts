// What a finished game was worth to each seat.

import type { Game } from '@tenfold/rules';
import { cardSetOf, pointsOf, winnersOf } from '@tenfold/rules';

/** What the end of a game is worth to a seat: by victory alone, or by its place. */
export const RETURNS = ['win', 'placement'] as const;
/**
 * `win`: 1 for a sole winner, 0 for who shares the victory, −1 for the others.
 * `placement`: from 1 for the first to −1 for the last in equal steps; who are equal share what their places are worth.
 */
export type Returns = (typeof RETURNS)[number];

export function writeReturns(game: Game, as: Returns, into: Float32Array, at: number): void {
  if (as === 'win') writeWins(game, into, at);
  else writePlacements(game, into, at);
}

export const pointsIn = (game: Game): number[] =>
  game.seats.map((_seat, player) => pointsOf(game, cardSetOf(game), player));

function writeWins(game: Game, into: Float32Array, at: number): void {
  const winners = winnersOf(game, cardSetOf(game));
  into.fill(-1, at, at + game.seats.length);
  for (const seat of winners) into[at + seat] = winners.length === 1 ? 1 : 0;
}

/** After the rules: more points are better, and of equal points fewer turns. */
function writePlacements(game: Game, into: Float32Array, at: number): void {
  const points = pointsIn(game);
  const others = game.seats.length - 1;
  for (const [seat, { turns }] of game.seats.entries()) {
    let beaten = 0;
    for (const [other, { turns: theirs }] of game.seats.entries()) {
      beaten += Math.sign(points[seat]! - points[other]! || theirs - turns);
    }
    into[at + seat] = beaten / others;
  }
}
