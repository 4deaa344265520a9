// What time it is for the server. The system's clock is read once, at the start; from then on a clock counts that nobody
// can put forward or back, so that no jump of the system's costs anybody a game.

import { performance } from 'node:perf_hooks';

export interface SystemClocks {
  /** Milliseconds since 1970, as the system has it just now. */
  readonly wall: () => number;
  /** Milliseconds that only go forward, since some moment; they stand still while the machine sleeps. */
  readonly steady: () => number;
  /** Where `wall` is another machine's: what this one has. */
  readonly own?: () => number;
}

export const SYSTEM: SystemClocks = { wall: Date.now, steady: () => performance.now() };
/** Slower drifts are the business of whoever keeps the system's clock right. */
const TOLERATED_MS = 60_000;
/** Less is how exactly another machine's clock can be read. */
const SLEPT_MS = 1000;

export class ServerTime {
  readonly #clocks: SystemClocks;
  #began: number;
  #ownBegan: number;

  constructor(clocks = SYSTEM) {
    const { wall, steady, own = wall } = clocks;
    this.#clocks = clocks;
    this.#began = wall() - steady();
    this.#ownBegan = own() - steady();
  }

  /** Whole milliseconds since 1970. */
  readonly now = (): number => Math.floor(this.#began + this.#clocks.steady());

  /** If this machine has slept, and the clock that counts with it: both the other machine's clock and its own say so then. */
  catchUp(): void {
    const { wall, steady, own = wall } = this.#clocks;
    const slept = Math.min(wall() - steady() - this.#began, own() - steady() - this.#ownBegan);
    if (slept < SLEPT_MS) return;
    this.#began += slept;
    this.#ownBegan += slept;
  }

  /** What whoever runs the server should know. */
  warnings(): string[] {
    const ahead = Math.round((this.#clocks.wall() - this.now()) / 1000);
    if (Math.abs(ahead) * 1000 < TOLERATED_MS) return [];
    return [
      `the system's clock was put ${ahead > 0 ? 'forward' : 'back'} by ${Math.abs(ahead)} seconds; ` +
        'the server keeps to its own time until it is started again',
    ];
  }
}
