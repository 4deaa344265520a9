// The side of a store's thread: opens the store that it is told to, and carries out what the main thread asks of it, one call after the
// other, in their order, until it is closed. Then it may be told to open another.

import { parentPort } from 'node:worker_threads';
import { SerialQueue } from '../data-structures/serial-queue.ts';
import { packError } from './carried-error.ts';
import type { SqlStore } from './sql-store.ts';
import { END } from './sqlite-threads.ts';
import { type FromStoreThread, OPENING, type StoreCall, type ToStoreThread } from './store-thread.ts';

export function serveStores(open: (file: string) => Promise<SqlStore>): void {
  let store: SqlStore | null = null;
  const serve = async (message: ToStoreThread): Promise<void> => {
    if (message === END) parentPort?.close();
    else if ('open' in message) {
      store = await opened(open(message.open));
    } else if (store !== null) await carryOut(store, message);
  };
  const messages = new SerialQueue();
  parentPort?.on('message', (message: ToStoreThread) => void messages.enqueue(async () => serve(message)));
}

/** Null if it could not be; the main thread is told either way. */
async function opened(opening: Promise<SqlStore>): Promise<SqlStore | null> {
  try {
    const store = await opening;
    tellMainThread({ id: OPENING, value: null });
    return store;
  } catch (error) {
    tellMainThread({ id: OPENING, error: packError(error) });
    return null;
  }
}

async function carryOut(store: SqlStore, { id, method, args }: StoreCall): Promise<void> {
  try {
    const run = store[method] as (...given: readonly unknown[]) => Promise<unknown>;
    tellMainThread({ id, value: await run.apply(store, [...args]) });
  } catch (error) {
    tellMainThread({ id, error: packError(error) });
  }
}

export function tellMainThread(message: FromStoreThread): void {
  parentPort?.postMessage(message);
}
