// The threads in which SQLite works. Loading their modules takes longer than opening a database, so whoever opens one after the other,
// as tests do, may keep them.

import { Worker } from 'node:worker_threads';

export type SqliteThreadKind = 'writer' | 'reader';

/** Who has the threads of embedded stores. */
export interface SqliteThreads {
  /** One that has no store. */
  take(kind: SqliteThreadKind): Worker;
  /** Its store is closed, or could not be opened. Resolves when the thread has ended, unless it is kept. */
  giveBack(kind: SqliteThreadKind, thread: Worker): Promise<void>;
}

/** Said to a thread that has no store, and shall end. */
export const END = null;

const SCRIPTS: Readonly<Record<SqliteThreadKind, URL>> = {
  writer: new URL('./sqlite-writer.ts', import.meta.url),
  reader: new URL('./sqlite-reader.ts', import.meta.url),
};

export const startSqliteThread = (kind: SqliteThreadKind): Worker => new Worker(SCRIPTS[kind]);

/** Each for one store. */
export const ownThreads: SqliteThreads = {
  take: startSqliteThread,
  async giveBack(_kind, thread) {
    const gone = new Promise((resolve) => {
      thread.once('exit', resolve);
    });
    // Not by force: a thread that is broken off while it loads SQLite takes the process with it.
    thread.postMessage(END);
    await gone;
  },
};
