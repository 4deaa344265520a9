// Loaded into every thread of a server. The one in which SQLite writes dies when a file called `die` is put into the folder that
// the address of this module names.

import { watch } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

if (!isMainThread && process.argv[1]?.endsWith('/sqlite-writer.ts') === true) {
  watch(new URL(import.meta.url).searchParams.get('folder') ?? '', (_event, name) => {
    if (name === 'die') throw new Error('the disk is on fire');
  });
}
