// The embedded store: SQLite, which writes in one thread and reads in another.

import { Worker } from 'node:worker_threads';
import type { Store } from './store.ts';
import { type StoreNews, storeInThread } from './store-thread.ts';

export async function openSqlite(file: string, news: StoreNews = {}): Promise<Store> {
  const workerData = { file };
  // It loads while the other opens the database.
  const readingThread = new Worker(new URL('./sqlite-reader-worker.ts', import.meta.url), { workerData });
  const reading = storeInThread(readingThread, news);
  reading.catch(() => undefined);
  let writer: Store;
  try {
    const writingThread = new Worker(new URL('./sqlite-worker.ts', import.meta.url), { workerData });
    writer = await storeInThread(writingThread, news);
  } catch (error) {
    // Not by force: a thread that is broken off while it loads SQLite takes the process with it.
    readingThread.postMessage(false);
    await reading.catch(() => undefined);
    throw error;
  }
  readingThread.postMessage(true);
  const reader = await reading.catch(async (error: unknown) => {
    await writer.close();
    throw error;
  });
  return {
    ...writer,
    ...readsOf(reader),
    async check() {
      await writer.check();
      await reader.ratings(['']);
    },
    async close() {
      // The last to close the database clears its log away, and may write to do so.
      await reader.close();
      await writer.close();
    },
  };
}

/** Only what changes nothing, and is asked by nobody who has not waited for what he wrote before. */
const READS = [
  'person',
  'people',
  'playedWith',
  'havePlayedTogether',
  'blockedBy',
  'blockersOf',
  'mutesOf',
  'invitationsFor',
  'invitationsTo',
  'table',
  'tablesOf',
  'ownTables',
  'openTablesOf',
  'openCarryLinks',
  'onShow',
  'game',
  'summary',
  'overdue',
  'archive',
  'ratings',
  'ladder',
  'ratingChanges',
  'ratingChange',
] as const satisfies readonly (keyof Store)[];

type Reads = Pick<Store, (typeof READS)[number]>;

const readsOf = (reader: Store): Reads =>
  Object.fromEntries(READS.map((method) => [method, reader[method]])) as unknown as Reads;
