// The cards that are on their way. They are a show only: whatever is shown has already happened, nobody waits for it, and
// the next thing that happens ends it.

import type { CardId } from '@tenfold/rules';
import type { Spots, Spot } from './anchors.ts';
import { spotOf } from './anchors.ts';
import type { Flight } from './flights.ts';

export interface Flier {
  readonly id: number;
  /** Null for one that is face down. */
  readonly card: CardId | null;
  readonly from: Spot;
  readonly to: Spot;
  readonly delay: number;
  readonly duration: number;
}

const DURATION = 340;
/** Between flights of different orders; less where many follow each other. */
const GAP = 90;
const LONGEST_WAIT = 700;
/** Between cards that go the same way. */
const BETWEEN = 45;
const MOST_ALIKE = 4;
const MOST_FLIERS = 16;
/** Nobody sees a card go a shorter way. */
const SHORTEST = 12;

export class Flying {
  fliers: readonly Flier[] = $state.raw([]);
  private lastId = 0;

  start(flights: readonly Flight[], before: Spots, after: Spots, tempo: number): void {
    this.fliers = tempo === 0 ? [] : this.fliersOf(flights, before, after, tempo);
  }

  stop(): void {
    if (this.fliers.length > 0) this.fliers = [];
  }

  landed(id: number): void {
    this.fliers = this.fliers.filter((flier) => flier.id !== id);
  }

  private fliersOf(flights: readonly Flight[], before: Spots, after: Spots, tempo: number): Flier[] {
    const lastOrder = Math.max(1, flights.at(-1)?.order ?? 1);
    const gap = Math.min(GAP, LONGEST_WAIT / lastOrder);
    const alike = Math.max(1, Math.min(MOST_ALIKE, Math.floor(MOST_FLIERS / Math.max(1, flights.length))));
    return flights.flatMap(({ card, from, to, count, order }): Flier[] => {
      const start = spotOf(from, card, before, after);
      const end = spotOf(to, card, after, before);
      if (start === undefined || end === undefined) return [];
      if (Math.hypot(end.x - start.x, end.y - start.y) < SHORTEST) return [];
      const copies = Math.min(alike, count ?? alike);
      return Array.from({ length: copies }, (_, copy) => ({
        id: ++this.lastId,
        card,
        from: start,
        to: end,
        delay: (order * gap + copy * BETWEEN) * tempo,
        duration: DURATION * tempo,
      }));
    });
  }
}
