// Copies what has been committed from SQLite's log into the database, again and again, in a thread of its own: whoever
// commits need not wait for it. A passive copy blocks nobody. Any message ends it.

import { parentPort, workerData } from 'node:worker_threads';
import Database from 'better-sqlite3';

const EVERY_MS = 150;

const { file } = workerData as { readonly file: string };
const database = new Database(file, { fileMustExist: true });
database.pragma('synchronous = FULL');
const copying = setInterval(() => database.pragma('wal_checkpoint(PASSIVE)'), EVERY_MS);

parentPort?.once('message', () => {
  clearInterval(copying);
  database.close();
});
