// Why a rated game weighed less than a whole one, in the order of what matters most.

import type { GameSummary } from '../api.ts';

export type RatingChange = NonNullable<GameSummary['rating']>;
export type Reason = 'short' | 'metOften' | 'littleKnown';

export function whyLight({
  length,
  fresh,
  known,
}: Pick<RatingChange, 'length' | 'fresh' | 'known'>): Reason[] {
  const factors: readonly (readonly [Reason, number])[] = [
    ['short', length],
    ['metOften', fresh],
    ['littleKnown', known],
  ];
  return factors
    .filter(([, factor]) => factor < 1)
    .toSorted(([, one], [, other]) => one - other)
    .map(([reason]) => reason);
}
