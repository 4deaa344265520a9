// Loaded into every thread of a server. The one in which SQLite writes dies when a file called `die` is put beside its
// database.

import { watch } from 'node:fs';
import { dirname } from 'node:path';
import { isMainThread, workerData } from 'node:worker_threads';

if (!isMainThread && process.argv[1]?.endsWith('/sqlite-worker.ts') === true) {
  const { file } = workerData as { readonly file: string };
  watch(dirname(file), (_event, name) => {
    if (name === 'die') throw new Error('the disk is on fire');
  });
}
