// The embedded store: SQLite, which writes in one thread and reads in another.

import { Worker } from 'node:worker_threads';
import type { Store } from './store.ts';
import { type StoreNews, storeInThread } from './store-thread.ts';

export async function openSqlite(file: string, news: StoreNews = {}): Promise<Store> {
  const start = (script: string): Worker =>
    new Worker(new URL(script, import.meta.url), { workerData: { file } });

  // It loads while the other opens the database.
  const readingThread = start('./sqlite-reader-worker.ts');
  const reading = storeInThread(readingThread, news);
  reading.catch(() => undefined);
  let writer: Store;
  try {
    writer = await storeInThread(start('./sqlite-worker.ts'), news);
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
function readsOf(reader: Store) {
  const { person, people, table, tablesOf, onShow, game, summary, overdue, archive, ratings, ladder } =
    reader;
  return { person, people, table, tablesOf, onShow, game, summary, overdue, archive, ratings, ladder };
}
