// Starts and ends the thread that copies SQLite's log into the database, and starts another if it should die: without one
// the log would grow until there is no room for it. A store that is closed soon needs none.

import { Worker } from 'node:worker_threads';
import type { CopyNotice } from './checkpoint-worker.ts';

const BEGIN_AFTER_MS = 1_000;

export class Checkpoints {
  readonly #file: string;
  readonly #told: (copyingFails: string | null) => void;
  #start: NodeJS.Timeout;
  #thread: Worker | null = null;
  #gone: Promise<unknown> = Promise.resolve();
  #isEnding = false;

  /** `told` hears when copying begins to fail, with the reason, and when it succeeds again. */
  constructor(file: string, told: (copyingFails: string | null) => void) {
    this.#file = file;
    this.#told = told;
    this.#start = this.#beginLater();
  }

  #beginLater(): NodeJS.Timeout {
    return setTimeout(() => this.#begin(), BEGIN_AFTER_MS).unref();
  }

  #begin(): void {
    const { promise, resolve } = Promise.withResolvers<unknown>();
    this.#gone = promise;
    const script = new URL('./checkpoint-worker.ts', import.meta.url);
    const thread = new Worker(script, { workerData: { file: this.#file } });
    this.#thread = thread;
    let reason = 'its thread ended';
    thread.on('message', ({ copyingFails }: CopyNotice) => this.#told(copyingFails));
    thread.on('error', (error: unknown) => {
      reason = error instanceof Error && 'code' in error ? String(error.code) : reason;
    });
    thread.once('exit', () => {
      resolve(undefined);
      if (this.#isEnding) return;
      this.#thread = null;
      this.#told(reason);
      this.#start = this.#beginLater();
    });
    thread.unref();
  }

  /** Not by force: a thread that is broken off while it loads SQLite takes the process with it. */
  async end(): Promise<void> {
    this.#isEnding = true;
    clearTimeout(this.#start);
    this.#thread?.postMessage(null);
    await this.#gone;
  }
}
