// Notices when the time of somebody else is up: no message comes for it, as it follows from the clocks.

import type { GameState } from '@tenfold/protocol';
import { leftOf, overdueSeats } from '../live/clocks.ts';
import { isPlaying } from './new-wishes.ts';

export class OverdueWatch {
  readonly #now: () => number;
  readonly #call: (seats: readonly number[], state: GameState) => void;
  /** Null before the first look: what was so when one came is no news. */
  #known: readonly number[] | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `now` by the server's clock. */
  constructor(now: () => number, call: (seats: readonly number[], state: GameState) => void) {
    this.#now = now;
    this.#call = call;
  }

  look(state: GameState): void {
    clearTimeout(this.#timer);
    const now = this.#now();
    const overdue = isPlaying(state)
      ? overdueSeats(state, now).filter((seat) => seat !== state.view.seat)
      : [];
    const known = this.#known ?? overdue;
    const fresh = overdue.filter((seat) => !known.includes(seat));
    this.#known = overdue;
    if (fresh.length > 0) this.#call(fresh, state);
    const wait = untilNext(state, now);
    if (wait !== null && isPlaying(state)) this.#timer = setTimeout(() => this.look(state), wait);
  }

  end(): void {
    clearTimeout(this.#timer);
  }
}

/** How long until somebody's time is up; null if nobody's runs. */
function untilNext({ clocks, away }: GameState, now: number): number | null {
  const runningOut = clocks === null ? [] : clocks.running.map((seat) => leftOf(clocks, seat, now));
  const waits = [...runningOut, ...away.map(({ until }) => until - now)].filter((wait) => wait > 0);
  return waits.length === 0 ? null : Math.min(...waits);
}
