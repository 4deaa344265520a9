// Which known cards stand beside the one that is made: those next to it, and some of the others for the whole range.

import type { CardDefinition, CardId } from '@tenfold/rules';
import type { Interval, KnownCard } from '@tenfold/sim/core';
import { intervalOf } from '@tenfold/sim/core';

/** A line of the list. */
export interface WorthRow {
  readonly id: CardId;
  readonly cost: CardDefinition['cost'];
  readonly share: number;
  readonly interval: Interval;
}

const NEXT_ON_EITHER_SIDE = 1;

/**
 * So many of the known cards, the weakest first, those that must be there among them; `known` must be in that order.
 */
export function rowsAround(
  known: readonly KnownCard[],
  share: number | null,
  musts: readonly CardId[],
  count: number,
): WorthRow[] {
  const chosen = new Set<number>();
  const last = known.length - 1;
  known.forEach(({ id }, index) => {
    if (musts.includes(id)) chosen.add(index);
  });
  if (share !== null) {
    const place = known.filter(({ weighed }) => weighed.share < share).length;
    for (let i = place - NEXT_ON_EITHER_SIDE; i < place + NEXT_ON_EITHER_SIDE; i++) {
      if (i >= 0 && i <= last) chosen.add(i);
    }
  }
  // The others evenly over the whole range: each time the one farthest from all chosen.
  for (const end of [0, last]) if (end >= 0 && chosen.size < count) chosen.add(end);
  while (chosen.size < Math.min(count, known.length)) chosen.add(farthest(known, chosen));
  return [...chosen]
    .sort((a, b) => a - b)
    .map((index) => {
      const { card, weighed } = known[index]!;
      return { id: card.id, cost: card.cost, share: weighed.share, interval: intervalOf(weighed) };
    });
}

function farthest(known: readonly KnownCard[], chosen: ReadonlySet<number>): number {
  let best = 0;
  let bestDistance = -1;
  known.forEach(({ weighed }, index) => {
    if (chosen.has(index)) return;
    let distance = Infinity;
    for (const other of chosen) {
      distance = Math.min(distance, Math.abs(known[other]!.weighed.share - weighed.share));
    }
    if (distance > bestDistance) {
      best = index;
      bestDistance = distance;
    }
  });
  return best;
}
