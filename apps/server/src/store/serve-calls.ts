// The side of a store's thread: carries out what the main thread asks, one call after the other, in their order.

import { parentPort } from 'node:worker_threads';
import { packError } from './carried-error.ts';
import type { SqlStore } from './sql-store.ts';
import { type Call, type FromStoreThread, OPENING } from './store-thread.ts';

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
  const inTurn = async (call: Call): Promise<void> => {
    if (call.method === 'close') await beforeClosing();
    await carryOut(store, call);
    if (call.method === 'close') parentPort?.close();
  };
  let previous = Promise.resolve();
  parentPort?.on('message', (call: Call) => {
    previous = previous.then(async () => inTurn(call));
  });
}

async function carryOut(store: SqlStore, { id, method, args }: Call): Promise<void> {
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
