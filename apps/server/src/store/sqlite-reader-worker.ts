// The thread in which SQLite reads: in write-ahead mode readers and the writer do not wait for each other, and a reader
// sees everything that was committed before it began. Started by `sqlite.ts` together with the writer; the first message
// says whether that one has opened the database, or it is for nothing.

import { once } from 'node:events';
import { parentPort, workerData } from 'node:worker_threads';
import { serveCalls } from './serve-calls.ts';
import { openSqliteReader } from './sqlite-file.ts';

const { file } = workerData as { readonly file: string };

if (parentPort !== null) {
  const [isThere] = (await once(parentPort, 'message')) as [boolean];
  if (isThere) await serveCalls(async () => openSqliteReader(file));
}
