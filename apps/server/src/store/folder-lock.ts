// One server for a data folder: two would not know of each other's games. The lock is one of the system on a file, taken
// through SQLite; it goes with the process, however that ends, and leaves nothing behind that could be in the way.

import { join } from 'node:path';
import Database, { SqliteError } from 'better-sqlite3';
import { makeFilePrivate } from './private-files.ts';

export class FolderInUse extends Error {}

/** Resolves with what lets go of the folder. */
export async function lockFolder(folder: string): Promise<() => void> {
  const file = join(folder, 'tenfold.lock');
  const database = new Database(file, { timeout: 0 });
  try {
    await makeFilePrivate(file);
    // Nothing is ever written to it.
    database.pragma('journal_mode = memory');
    database.exec('begin exclusive');
  } catch (error) {
    database.close();
    if (!(error instanceof SqliteError) || !error.code.startsWith('SQLITE_BUSY')) throw error;
    throw new FolderInUse(
      `The data folder ${folder} is in use by another server. Stop that one, or choose another folder with --data.`,
      { cause: error },
    );
  }
  return () => database.close();
}
