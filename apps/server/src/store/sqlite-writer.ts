// The thread in which SQLite writes: it may wait for the disk, nobody else does. Started by `sqlite.ts`.

import { Checkpoints } from './checkpoints.ts';
import { serveStores, tellMainThread } from './serve-calls.ts';
import { openSqliteFile } from './sqlite-file.ts';

serveStores(async (file) => {
  const store = await openSqliteFile(file);
  const checkpoints = new Checkpoints(file, (copyingFails) => tellMainThread({ copyingFails }));
  return {
    ...store,
    async close() {
      await checkpoints.end();
      await store.close();
    },
  };
});
