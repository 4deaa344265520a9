// The embedded store: SQLite, which writes in one thread and reads in another.

import { type SqliteThreadKind, type SqliteThreads, ownThreads } from './sqlite-threads.ts';
import type { Store } from './store.ts';
import { type StoreNews, storeInThread } from './store-thread.ts';

export async function openSqlite(
  file: string,
  news: StoreNews = {},
  threads: SqliteThreads = ownThreads,
): Promise<Store> {
  const openIn = async (kind: SqliteThreadKind, whenReady: Promise<unknown>): Promise<Store> => {
    const worker = threads.take(kind);
    const giveBack = async (): Promise<void> => threads.giveBack(kind, worker);
    return storeInThread({ worker, file: whenReady.then(() => file), news, giveBack });
  };
  const writing = openIn('writer', Promise.resolve());
  // It loads while the other opens the database.
  const reading = openIn('reader', writing);
  const [written, read] = await Promise.allSettled([writing, reading]);
  if (written.status === 'rejected') throw written.reason;
  const writer = written.value;
  if (read.status === 'rejected') {
    await writer.close();
    throw read.reason;
  }
  const reader = read.value;
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
