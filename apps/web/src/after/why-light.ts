// Why a rated game weighed less than a whole one, in the order of what matters most.

import type { RatingChange } from '@tenfold/protocol';

export type Reason = 'short' | 'metOften' | 'littleKnown' | 'farAbove';

export function whyLight({
  length,
  fresh,
  known,
  even,
}: Pick<RatingChange, 'length' | 'fresh' | 'known' | 'even'>): Reason[] {
  const factors: readonly (readonly [Reason, number])[] = [
    ['short', length],
    ['metOften', fresh],
    ['littleKnown', known],
    ['farAbove', even],
  ];
  return factors
    .filter(([, factor]) => factor < 1)
    .toSorted(([, one], [, other]) => one - other)
    .map(([reason]) => reason);
}
