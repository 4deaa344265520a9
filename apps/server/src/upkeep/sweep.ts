// What nobody uses any more is let go: tables that were abandoned, people who never played. Now and then, a little at a
// time, so that nobody who plays waits for it.

import type { Logger } from '../log.ts';
import type { Departures } from './departures.ts';
import type { Store } from '../store/store.ts';

const EVERY_MS = 60 * 60 * 1000;
const DAY_MS = 24 * 60 * 60 * 1000;
const AT_ONCE = 100;

export interface SweepDeps {
  readonly store: Store;
  readonly departures: Pick<Departures, 'resume'>;
  readonly idleTableDays: number;
  readonly unusedPersonDays: number;
  readonly now: () => number;
  readonly log: Logger;
  /** Whether it is for this process to sweep, and not for another on the same database. */
  readonly isOurs?: () => Promise<boolean>;
}

export class Sweep {
  readonly #deps: SweepDeps;
  readonly #timer: NodeJS.Timeout;
  #sweeping: Promise<void> | null = null;
  #isClosed = false;

  constructor(deps: SweepDeps) {
    this.#deps = deps;
    this.#timer = setInterval(() => void this.run(), EVERY_MS);
    this.#timer.unref();
  }

  /** One at a time. */
  async run(): Promise<void> {
    this.#sweeping ??= this.#sweep()
      .catch((error: unknown) => {
        this.#deps.log.error({ err: error }, 'the sweep was cut short; it comes again');
      })
      .finally(() => (this.#sweeping = null));
    await this.#sweeping;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearInterval(this.#timer);
    await this.#sweeping;
  }

  async #sweep(): Promise<void> {
    const { store, departures, idleTableDays, unusedPersonDays, now } = this.#deps;
    if (this.#deps.isOurs !== undefined && !(await this.#deps.isOurs())) return;
    await departures.resume();
    await this.#untilNone(async () => store.sweepTables(now() - idleTableDays * DAY_MS, AT_ONCE));
    await this.#untilNone(async () => store.sweepPeople(now() - unusedPersonDays * DAY_MS, AT_ONCE));
  }

  async #untilNone(sweepSome: () => Promise<number>): Promise<void> {
    while (!this.#isClosed && (await sweepSome()) === AT_ONCE);
  }
}
