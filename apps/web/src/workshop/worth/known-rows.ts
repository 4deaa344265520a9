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

/**
 * So many of the known cards, the weakest first, those that must be there among them; `known` must be in that order.
 */
export function rowsAround(
  known: readonly KnownCard[],
  share: number | null,
  musts: readonly CardId[],
  count: number,
): WorthRow[] {
  const chosen = new Set(known.filter(({ id }) => musts.includes(id)));
  const add = (card: KnownCard | undefined): void => {
    if (card !== undefined && chosen.size < count) chosen.add(card);
  };
  if (share !== null) {
    add(known.findLast(({ weighed }) => weighed.share < share));
    add(known.find(({ weighed }) => weighed.share >= share));
  }
  // The others evenly over the whole range: both ends, then each time the one farthest from all chosen.
  add(known[0]);
  add(known.at(-1));
  while (chosen.size < Math.min(count, known.length)) add(farthestFrom(chosen, known));
  return known
    .filter((one) => chosen.has(one))
    .map(({ card, weighed }) => ({
      id: card.id,
      cost: card.cost,
      share: weighed.share,
      interval: intervalOf(weighed),
    }));
}

function farthestFrom(chosen: ReadonlySet<KnownCard>, known: readonly KnownCard[]): KnownCard | undefined {
  const distanceOf = ({ weighed }: KnownCard): number =>
    Math.min(...[...chosen].map((other) => Math.abs(other.weighed.share - weighed.share)));
  return known.filter((one) => !chosen.has(one)).toSorted((a, b) => distanceOf(b) - distanceOf(a))[0];
}
