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
  #lastId = 0;
  #takeOffs: ReturnType<typeof setTimeout>[] = [];

  /** Each card comes to the page when it takes off: a dozen of them at once would hold it up. */
  start(flights: readonly Flight[], before: Spots, after: Spots, tempo: number): void {
    this.stop();
    const together = Map.groupBy(fliersOf(flights, before, after, tempo), ({ delay }) => delay);
    for (const [delay, fliers] of together) {
      if (delay === 0) this.#takeOff(fliers);
      else this.#takeOffs.push(setTimeout(() => this.#takeOff(fliers), delay));
    }
  }

  stop(): void {
    for (const takeOff of this.#takeOffs.splice(0)) clearTimeout(takeOff);
    if (this.fliers.length > 0) this.fliers = [];
  }

  landed(id: number): void {
    this.fliers = this.fliers.filter((flier) => flier.id !== id);
  }

  #takeOff(fliers: readonly Flier[]): void {
    this.fliers = [...this.fliers, ...fliers.map((flier) => ({ ...flier, id: ++this.#lastId }))];
  }
}
