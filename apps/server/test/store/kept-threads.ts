// Threads of embedded stores that outlive them. Loading the modules of two threads took four times as long as everything else that a
// server does when it starts, and the tests start hundreds.

import type { Worker } from 'node:worker_threads';
import {
  type SqliteThreadKind,
  type SqliteThreads,
  ownThreads,
  startSqliteThread,
} from '../../src/store/sqlite-threads.ts';

export class KeptThreads implements SqliteThreads {
  readonly #free: Record<SqliteThreadKind, Worker[]> = { writer: [], reader: [] };
  started = 0;

  take(kind: SqliteThreadKind): Worker {
    const kept = this.#free[kind].pop();
    if (kept !== undefined) {
      kept.ref();
      return kept;
    }
    this.started += 1;
    return startSqliteThread(kind);
  }

  giveBack(kind: SqliteThreadKind, thread: Worker): Promise<void> {
    // The process may end with it.
    thread.unref();
    this.#free[kind].push(thread);
    return Promise.resolve();
  }

  async end(): Promise<void> {
    for (const kind of ['writer', 'reader'] as const) {
      await Promise.all(
        this.#free[kind].splice(0).map(async (thread) => {
          thread.ref();
          await ownThreads.giveBack(kind, thread);
        }),
      );
    }
  }
}

/** For all files that share a process. */
export const keptThreads = new KeptThreads();
