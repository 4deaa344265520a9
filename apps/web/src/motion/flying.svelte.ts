// The cards that are on their way. They are a show only: whatever is shown has already happened, nobody waits for it, and
// the next thing that happens ends it.

import type { Spots } from './anchors.ts';
import type { Flier } from './fliers.ts';
import { fliersOf } from './fliers.ts';
import type { Flight } from './flights.ts';

export interface Flown extends Flier {
  readonly id: number;
}

export class Flying {
  fliers: readonly Flown[] = $state.raw([]);
  private lastId = 0;

  start(flights: readonly Flight[], before: Spots, after: Spots, tempo: number): void {
    this.fliers = fliersOf(flights, before, after, tempo).map((flier) => ({ ...flier, id: ++this.lastId }));
  }

  stop(): void {
    if (this.fliers.length > 0) this.fliers = [];
  }

  landed(id: number): void {
    this.fliers = this.fliers.filter((flier) => flier.id !== id);
  }
}
