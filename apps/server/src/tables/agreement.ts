// Which of the waiting wishes to play with anyone agree, and on what.

import type { Id, PlayWish } from '@tenfold/protocol';
import { CLOCKS, KINGDOM_KINDS, LIMITS } from '@tenfold/protocol';

export interface WaitingWish {
  readonly person: Id;
  readonly wish: PlayWish;
  /** With whom this person does not want to be put together; nobody is, where either of two does not. */
  readonly avoids: ReadonlySet<Id>;
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
        const willing = waiting.flatMap(({ wish }, place) =>
          accepts(wish, size, kingdom, clock) ? [place] : [],
        );
        const places = firstParty(willing, size, (one, other) => canMeet(waiting[one], waiting[other]));
        if (places === null || (best !== null && !isBefore(places, best.places))) continue;
        const people = places.flatMap((place) => waiting[place]?.person ?? []);
        best = { places, agreed: { people, kingdom, clock } };
      }
    }
  }
  return best?.agreed ?? null;
}

const SIZES = Array.from({ length: LIMITS.seats - 1 }, (_, index) => index + 2);

/** So many attempts; should people avoid each other in such numbers, those who wait try again with whoever comes next. */
const MOST_ATTEMPTS = 10_000;

/** So many that can all meet each other; of all such parties the one of the longest waiting. */
function firstParty(
  willing: readonly number[],
  size: number,
  canBothMeet: (one: number, other: number) => boolean,
): readonly number[] | null {
  let attempts = 0;
  const complete = (party: readonly number[], from: number): readonly number[] | null => {
    if (party.length === size) return party;
    for (let at = from; willing.length - at >= size - party.length; at++) {
      const next = willing[at];
      if (next === undefined || ++attempts > MOST_ATTEMPTS) return null;
      if (!party.every((one) => canBothMeet(one, next))) continue;
      const whole = complete([...party, next], at + 1);
      if (whole !== null) return whole;
    }
    return null;
  };
  return complete([], 0);
}

const canMeet = (one: WaitingWish | undefined, other: WaitingWish | undefined): boolean =>
  one !== undefined && other !== undefined && !one.avoids.has(other.person) && !other.avoids.has(one.person);

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
