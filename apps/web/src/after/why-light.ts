// Why a rated game brought less than a whole one, in the order of what matters most.

import type { RatingChange } from '@tenfold/protocol';

export type Reason = 'picked' | 'short' | 'metOften' | 'littleKnown' | 'farAbove';

export function whyLight({
  length,
  fresh,
  known,
  even,
  held = false,
}: Pick<RatingChange, 'length' | 'fresh' | 'known' | 'even' | 'held'>): Reason[] {
  const factors: readonly (readonly [Reason, number])[] = [
    ['short', length],
    ['metOften', fresh],
    ['littleKnown', known],
    ['farAbove', even],
  ];
  const light = factors
    .filter(([, factor]) => factor < 1)
    .toSorted(([, one], [, other]) => one - other)
    .map(([reason]) => reason);
  return held ? ['picked', ...light] : light;
}
