// Which of the waiting wishes to play with anyone agree, and on what.

import type { Id, PlayWish } from '@tenfold/protocol';
import { CLOCKS, KINGDOM_KINDS, LIMITS } from '@tenfold/protocol';

export interface WaitingWish {
  readonly person: Id;
  readonly wish: PlayWish;
}

export interface Agreement {
  readonly people: readonly Id[];
  readonly kingdom: (typeof KINGDOM_KINDS)[number];
  readonly clock: PlayWish['clock'][number];
}

/**
 * A table that all its players wish for, or null. `waiting` has the one who came first first, and who waits longer is
 * served before others: the table of the longest waiting; of those the one whose second has waited longest, and so on.
 */
export function agreement(waiting: readonly WaitingWish[]): Agreement | null {
  let best: { readonly places: readonly number[]; readonly agreed: Agreement } | null = null;
  for (const size of SIZES) {
    for (const kingdom of KINGDOM_KINDS) {
      for (const clock of CLOCKS) {
        const places = waiting
          .flatMap(({ wish }, place) => (accepts(wish, size, kingdom, clock) ? [place] : []))
          .slice(0, size);
        if (places.length < size || (best !== null && !isBefore(places, best.places))) continue;
        const people = places.flatMap((place) => waiting[place]?.person ?? []);
        best = { places, agreed: { people, kingdom, clock } };
      }
    }
  }
  return best?.agreed ?? null;
}

const SIZES = Array.from({ length: LIMITS.seats - 1 }, (_, index) => index + 2);

const accepts = (
  wish: PlayWish,
  size: number,
  kingdom: Agreement['kingdom'],
  clock: Agreement['clock'],
): boolean =>
  wish.players.includes(size) &&
  (wish.kingdom === 'any' || wish.kingdom === kingdom) &&
  wish.clock.includes(clock);

function isBefore(one: readonly number[], other: readonly number[]): boolean {
  for (const [index, place] of one.entries()) {
    const against = other[index];
    // The same so far, and more of them: nobody loses by it.
    if (against === undefined) return true;
    if (place !== against) return place < against;
  }
  return false;
}
