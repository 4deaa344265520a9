// The thread in which SQLite reads: in write-ahead mode readers and the writer do not wait for each other, and a reader
// sees everything that was committed before it began. Started by `sqlite.ts` together with the writer, and told to open
// the database when that one has.

import { serveStores } from './serve-calls.ts';
import { openSqliteReader } from './sqlite-file.ts';

serveStores(openSqliteReader);
