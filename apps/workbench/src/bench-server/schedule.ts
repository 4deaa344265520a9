// When choices are due: each game once in every period, at a moment of its own. The schedule does not wait for answers,
// so that a slow server is not given less to do.

import { performance } from 'node:perf_hooks';

const TICK_MS = 2;

export class Schedule {
  readonly #periodMs: number;
  /** Where in the period each one's moment is, in order. */
  readonly #moments: readonly number[];
  #timer: NodeJS.Timeout | null = null;
  #begunAt = 0;
  #period = 0;
  #next = 0;

  constructor(count: number, periodMs: number) {
    this.#periodMs = periodMs;
    this.#moments = Array.from({ length: count }, () => Math.random() * periodMs).sort((a, b) => a - b);
  }

  begin(due: (index: number) => void): void {
    this.#begunAt = performance.now();
    this.#timer = setInterval(() => this.#tick(due), TICK_MS);
  }

  end(): void {
    if (this.#timer !== null) clearInterval(this.#timer);
  }

  #tick(due: (index: number) => void): void {
    const now = performance.now() - this.#begunAt;
    while (this.#period * this.#periodMs + this.#moments[this.#next]! <= now) {
      due(this.#next);
      this.#next += 1;
      if (this.#next < this.#moments.length) continue;
      this.#next = 0;
      this.#period += 1;
    }
  }
}
