// The tracker of the game that is followed, for the page to show.

import type { GameState } from '@tenfold/protocol';
import type { GameEvent } from '@tenfold/rules';
import type { CardTracker, Counts, Information } from '@tenfold/insight';
import { isWholeGame, newCardTracker } from '@tenfold/insight';

export interface ShownCounts extends Counts {
  /** A game that was begun in the middle has no past from which one could count. */
  readonly isUnknown: boolean;
}

const NOTHING: ShownCounts = { players: null, own: null, isUnknown: false };

export class CountsState {
  #tracker: CardTracker | undefined;
  #isUnknown = false;
  /** Changes with what is counted. */
  #events = $state(0);

  open({ view }: GameState, history: readonly GameEvent[]): void {
    this.#tracker = newCardTracker(view.players.length, view.seat);
    this.#tracker.add(history);
    this.#isUnknown = !isWholeGame(history);
    this.#events += 1;
  }

  add(events: readonly GameEvent[]): void {
    if (events.length === 0) return;
    this.#tracker?.add(events);
    this.#events += 1;
  }

  shown(information: Information): ShownCounts {
    void this.#events;
    if (this.#tracker === undefined) return NOTHING;
    if (this.#isUnknown) return { ...NOTHING, isUnknown: information !== 'strict' };
    return { ...this.#tracker.counts(information), isUnknown: false };
  }
}
