// The tracker of the game that is followed, for the page to show.

import type { GameState } from '@tenfold/protocol';
import type { GameEvent } from '@tenfold/rules';
import type { Counts, Information, Tracker } from './tracker.ts';
import { newTracker } from './tracker.ts';

export class CardCounts {
  #tracker: Tracker | undefined;
  /** Changes with what is counted. */
  #events = $state(0);

  open({ view }: GameState, history: readonly GameEvent[]): void {
    this.#tracker = newTracker(view.players.length, view.seat);
    this.#tracker.add(history);
    this.#events += 1;
  }

  add(events: readonly GameEvent[]): void {
    if (events.length === 0) return;
    this.#tracker?.add(events);
    this.#events += 1;
  }

  counts(information: Information): Counts {
    void this.#events;
    return this.#tracker?.counts(information) ?? { players: null, own: null };
  }
}
