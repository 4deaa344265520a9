// The thread in which SQLite writes: it may wait for the disk, nobody else does. Started by `sqlite.ts`.

import { workerData } from 'node:worker_threads';
import { Checkpoints } from './checkpoints.ts';
import { serveCalls, tellMainThread } from './serve-calls.ts';
import { openSqliteFile } from './sqlite-file.ts';

const { file } = workerData as { readonly file: string };
let checkpoints: Checkpoints | null = null;

await serveCalls(
  async () => {
    const store = await openSqliteFile(file);
    checkpoints = new Checkpoints(file, (copyingFails) => tellMainThread({ copyingFails }));
    return store;
  },
  async () => checkpoints?.end(),
);
