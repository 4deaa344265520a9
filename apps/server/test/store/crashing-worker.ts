// A store's thread that opens, and dies at its first call: by an error, or without a word.

import { parentPort, workerData } from 'node:worker_threads';
import { type StoreReply, type ToStoreThread, OPENING } from '../../src/store/store-thread.ts';

parentPort?.on('message', (message: ToStoreThread) => {
  if (message !== null && 'open' in message) {
    parentPort?.postMessage({ id: OPENING, value: null } satisfies StoreReply, []);
    return;
  }
  if (workerData === 'error') throw new Error('the disk is on fire');
  process.exit(3);
});
