// What time it is for the server. The system's clock is read once, at the start; from then on a clock counts that nobody
// can put forward or back, so that no jump of the system's costs anybody a game.

import { performance } from 'node:perf_hooks';

export interface SystemClocks {
  /** Milliseconds since 1970, as the system has it just now. */
  readonly wall: () => number;
  /** Milliseconds that only go forward, since some moment. */
  readonly steady: () => number;
}

const SYSTEM: SystemClocks = { wall: Date.now, steady: () => performance.now() };
/** Slower drifts are the business of whoever keeps the system's clock right. */
const TOLERATED_MS = 60_000;

export class ServerTime {
  readonly #clocks: SystemClocks;
  readonly #began: number;

  constructor(clocks = SYSTEM) {
    this.#clocks = clocks;
    this.#began = clocks.wall() - clocks.steady();
  }

  /** Whole milliseconds since 1970. */
  readonly now = (): number => Math.floor(this.#began + this.#clocks.steady());

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
