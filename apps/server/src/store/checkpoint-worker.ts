// Copies what has been committed from SQLite's log into the database, again and again, in a thread of its own: whoever
// commits need not wait for it. A passive copy blocks nobody. Where it cannot be done, the disk is full for example, it
// says so and goes on trying: what was committed stays in the log meanwhile. Any message ends it.

import { parentPort, workerData } from 'node:worker_threads';
import Database from 'better-sqlite3';

/** Said when copying begins to fail, with the reason, and when it succeeds again. */
export interface CopyNotice {
  readonly copyingFails: string | null;
}

const EVERY_MS = 150;
const AFTER_FAILURE_MS = 1000;

const { file } = workerData as { readonly file: string };
const database = new Database(file, { fileMustExist: true });
database.pragma('synchronous = FULL');

/** The outcome that was told last. The first is always told: a thread before this one may have failed. */
let failing: string | null | undefined;
let next = setTimeout(copy, EVERY_MS);

function copy(): void {
  const reason = failureOf(() => database.pragma('wal_checkpoint(PASSIVE)'));
  if (reason !== failing) parentPort?.postMessage({ copyingFails: reason } satisfies CopyNotice);
  failing = reason;
  next = setTimeout(copy, reason === null ? EVERY_MS : AFTER_FAILURE_MS);
}

/** The code that SQLite gives it; null if there was none. */
function failureOf(work: () => void): string | null {
  try {
    work();
    return null;
  } catch (error) {
    return error instanceof Database.SqliteError ? error.code : String(error);
  }
}

parentPort?.once('message', () => {
  clearTimeout(next);
  database.close();
});
