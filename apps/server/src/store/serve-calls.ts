// The side of a store's thread: carries out what the main thread asks, one call after the other, in their order.

import { parentPort } from 'node:worker_threads';
import { SerialQueue } from '../data-structures/serial-queue.ts';
import { packError } from './carried-error.ts';
import type { SqlStore } from './sql-store.ts';
import { type StoreCall, type FromStoreThread, OPENING } from './store-thread.ts';

/** Opens the store, says whether that could be done, and serves it until it is closed. */
export async function serveCalls(
  open: () => Promise<SqlStore>,
  beforeClosing: () => Promise<void> = async () => undefined,
): Promise<void> {
  let store: SqlStore;
  try {
    store = await open();
  } catch (error) {
    tellMainThread({ id: OPENING, error: packError(error) });
    return;
  }
  tellMainThread({ id: OPENING, value: null });
  const serve = async (call: StoreCall): Promise<void> => {
    if (call.method === 'close') await beforeClosing();
    await carryOut(store, call);
    if (call.method === 'close') parentPort?.close();
  };
  const calls = new SerialQueue();
  parentPort?.on('message', (call: StoreCall) => void calls.enqueue(async () => serve(call)));
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
