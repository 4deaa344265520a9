// The thread in which SQLite works: it may wait for the disk, nobody else does. Started by `sqlite.ts`.

import { parentPort, workerData } from 'node:worker_threads';
import { packError } from './carried-error.ts';
import { Checkpoints } from './checkpoints.ts';
import { openSqliteFile } from './sqlite-file.ts';
import { type Answer, type Call, OPENING } from './store-thread.ts';
import type { SqlStore } from './sql-store.ts';

const { file } = workerData as { readonly file: string };

let store: SqlStore | null = null;
try {
  store = await openSqliteFile(file);
  answer({ id: OPENING, value: null });
} catch (error) {
  answer({ id: OPENING, error: packError(error) });
}

if (store !== null) serve(store);

function serve(opened: SqlStore): void {
  const checkpoints = new Checkpoints(file);
  // One after the other, in the order in which they were asked.
  let previous = Promise.resolve();
  parentPort?.on('message', (call: Call) => {
    previous = previous.then(async () => carryOut(opened, call, checkpoints));
  });
}

async function carryOut(
  opened: SqlStore,
  { id, method, args }: Call,
  checkpoints: Checkpoints,
): Promise<void> {
  if (method === 'close') await checkpoints.end();
  try {
    const run = opened[method] as (...given: readonly unknown[]) => Promise<unknown>;
    answer({ id, value: await run.apply(opened, [...args]) });
  } catch (error) {
    answer({ id, error: packError(error) });
  }
  if (method === 'close') parentPort?.close();
}

function answer(message: Answer): void {
  parentPort?.postMessage(message);
}
