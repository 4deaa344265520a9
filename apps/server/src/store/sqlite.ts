// The embedded store: SQLite, in a thread of its own.

import { Worker } from 'node:worker_threads';
import type { Store } from './store.ts';
import { storeInThread } from './store-thread.ts';

export async function openSqlite(file: string): Promise<Store> {
  return storeInThread(new Worker(new URL('./sqlite-worker.ts', import.meta.url), { workerData: { file } }));
}
