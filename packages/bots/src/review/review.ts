// What a review comes to: data that goes from thread to thread, and the few purchases that are worth a word.

import type { WinChance } from './judge.ts';
import type { WeighedPurchase } from './weigh-purchase.ts';

/** How likely each seat was to win when a turn began, as the player on turn could know it. */
export interface TurnChance {
  readonly moment: number;
  readonly player: number;
  readonly own: number;
  /** By seat. */
  readonly chances: readonly WinChance[];
}

/** A part of the work of a review. */
export type ReviewPart =
  | { readonly part: 'turn'; readonly index: number }
  | { readonly part: 'purchase'; readonly index: number };

/** What one part of a review has come to: the chances after a turn, or a purchase that was weighed. */
export type ReviewedPart =
  | { readonly part: 'turn'; readonly index: number; readonly turn: TurnChance }
  | { readonly part: 'purchase'; readonly index: number; readonly purchase: WeighedPurchase };

/** What there is to do for a review. */
export interface ReviewOutline {
  /** The seats that won in the end; none of a game that was broken off. */
  readonly winners: readonly number[];
  /** By seat: all turns, and its own purchases, in the order in which they are best done. */
  readonly parts: readonly (readonly ReviewPart[])[];
}

/** A review as far as it has come. */
export interface Review {
  /** In the order of the game; those that are done. */
  readonly turns: readonly TurnChance[];
  /** The seats that won in the end; none of a game that was broken off. */
  readonly winners: readonly number[];
  /** The purchases that cost most, the dearest first. */
  readonly costly: readonly WeighedPurchase[];
}

/** More would be the whole game. */
const MOST_COSTLY = 3;
/** What costs less than this, or may well cost nothing, is no mistake. */
const LEAST_COST = 0.015;
const SURE = 1.3;

/** What the parts that are done come to. */
export function reviewOf(
  { winners }: Pick<ReviewOutline, 'winners'>,
  parts: readonly ReviewedPart[],
): Review {
  const purchases = parts.flatMap((part) => (part.part === 'purchase' ? [part.purchase] : []));
  return {
    winners,
    turns: parts
      .flatMap((part) => (part.part === 'turn' ? [part.turn] : []))
      .toSorted((a, b) => a.moment - b.moment),
    costly: purchases
      .filter(({ cost, error }) => cost >= LEAST_COST && cost >= SURE * error)
      .toSorted((a, b) => b.cost - a.cost || a.moment - b.moment)
      .slice(0, MOST_COSTLY),
  };
}
