// Flights as cards on the screen: how many, from where to where, when and for how long.

import type { CardId } from '@tenfold/rules';
import type { Spot, Spots } from './anchors.ts';
import { spotOf } from './anchors.ts';
import type { Flight } from './flights.ts';

export interface Flier {
  /** Null for one that is face down. */
  readonly card: CardId | null;
  readonly from: Spot;
  readonly to: Spot;
  /** Milliseconds. */
  readonly delay: number;
  readonly duration: number;
}

const DURATION = 340;
/** Between flights of different orders; less where many follow each other. */
const GAP = 90;
const LONGEST_WAIT = 700;
/** Between cards that go the same way. */
const BETWEEN = 45;
/** Between those that set off together: each comes to the page in a frame of its own. */
const A_FRAME = 17;
const MOST_ALIKE = 4;
export const MOST_FLIERS = 12;
/** Nobody sees a card go a shorter way. */
const SHORTEST = 12;

export function fliersOf(flights: readonly Flight[], before: Spots, after: Spots, tempo: number): Flier[] {
  if (tempo === 0) return [];
  const gap = Math.min(GAP, LONGEST_WAIT / Math.max(1, flights.at(-1)?.order ?? 1));
  const alike = Math.max(1, Math.min(MOST_ALIKE, Math.floor(MOST_FLIERS / Math.max(1, flights.length))));
  let together = 0;
  return flights.flatMap(({ card, from, to, count, order }, at): Flier[] => {
    together = order === flights[at - 1]?.order ? together + 1 : 0;
    const startDelay = order * gap + together * A_FRAME;
    const start = spotOf(from, card, before, after);
    const end = spotOf(to, card, after, before);
    if (start === undefined || end === undefined) return [];
    if (Math.hypot(end.x - start.x, end.y - start.y) < SHORTEST) return [];
    return Array.from({ length: Math.min(alike, count ?? alike) }, (_, copy) => ({
      card,
      from: start,
      to: end,
      delay: (startDelay + copy * BETWEEN) * tempo,
      duration: DURATION * tempo,
    }));
  });
}
