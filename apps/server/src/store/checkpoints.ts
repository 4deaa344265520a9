// Starts and ends the thread that copies SQLite's log into the database. A store that is closed soon needs none.

import { Worker } from 'node:worker_threads';

const FIRST_AFTER_MS = 1_000;

export class Checkpoints {
  readonly #start: NodeJS.Timeout;
  #thread: Worker | null = null;
  #ended: Promise<unknown> = Promise.resolve();

  constructor(file: string) {
    this.#start = setTimeout(() => this.#begin(file), FIRST_AFTER_MS).unref();
  }

  #begin(file: string): void {
    const { promise, resolve } = Promise.withResolvers<unknown>();
    this.#thread = new Worker(new URL('./checkpoint-worker.ts', import.meta.url), { workerData: { file } });
    this.#ended = promise;
    this.#thread.once('exit', resolve);
    // If it fails, the disk is full for example, whoever commits copies by itself and finds the same trouble.
    this.#thread.on('error', () => undefined);
    this.#thread.unref();
  }

  /** Not by force: a thread that is broken off while it loads SQLite takes the process with it. */
  async end(): Promise<void> {
    clearTimeout(this.#start);
    this.#thread?.postMessage(null);
    await this.#ended;
  }
}
