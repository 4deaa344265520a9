// Moves a store until so many rows are there, says so, and then stands still until somebody kills it. Started by `move.test.ts`.

import { writeSync } from 'node:fs';
import { moveStore } from '../../src/move/move-store.ts';

const [from = '', to = '', stopAt = ''] = process.argv.slice(2);
await moveStore({
  from,
  to,
  onProgress(moved) {
    if (moved < Number(stopAt)) return;
    writeSync(1, 'half\n');
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
  },
});
