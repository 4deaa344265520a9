// A share of games won, with how sure it is.

import type { WorthTally } from './worth-runner.ts';
import { GAMES_A_PAIRING } from './worth-runner.ts';

/** The share of games won, from 0 to 1, and its standard error. */
export interface MeasuredShare {
  readonly share: number;
  readonly error: number;
}

/** The 97.5 % point of the normal distribution. */
export const TWO_SIDED_95 = 1.959963984540054;
const HALVES = 2;

/** With no rounds to judge by, anything is possible. */
const UNKNOWN: MeasuredShare = { share: 0.5, error: 0.5 };

function shareOf(rounds: number, most: number, won: number, squares: number): MeasuredShare {
  if (rounds < 2) return UNKNOWN;
  const mean = won / rounds;
  const variance = Math.max(0, (squares - won * mean) / (rounds - 1));
  return { share: mean / most, error: Math.sqrt(variance / rounds) / most };
}

/** The share of games won over all pairings of a tally together. */
export const shareOfAll = ({ rounds, won, squares, wonIn }: WorthTally): MeasuredShare =>
  shareOf(rounds, HALVES * GAMES_A_PAIRING * wonIn.length, won, squares);

/** Of one pairing. */
export const shareIn = ({ rounds, wonIn, squaresIn }: WorthTally, pairing: number): MeasuredShare =>
  shareOf(rounds, HALVES * GAMES_A_PAIRING, wonIn[pairing] ?? 0, squaresIn[pairing] ?? 0);

/** Whether one is surely more than the other, with 95 % confidence. */
export const isSurelyMore = (one: MeasuredShare, other: MeasuredShare): boolean =>
  one.share - other.share > TWO_SIDED_95 * Math.hypot(one.error, other.error);

/** The best number of copies, and what it wins. */
export function bestShare(shares: readonly MeasuredShare[]): { readonly index: number } & MeasuredShare {
  let index = 0;
  shares.forEach(({ share }, other) => {
    if (share > shares[index]!.share) index = other;
  });
  return { index, ...shares[index]! };
}

/** Whether a deck of money does no worse with the card than without it, for all that is known. */
export function isNoBurden(shares: readonly MeasuredShare[]): boolean {
  const { share, error } = bestShare(shares);
  return share + TWO_SIDED_95 * error >= 0.5;
}
