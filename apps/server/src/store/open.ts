// Which store a server works on: PostgreSQL if it is given one, else SQLite in its data folder.

import { access, constants, mkdir, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { lockFolder } from './folder-lock.ts';
import { makeDatabasePrivate, makeFolderPrivate } from './private-files.ts';
import type { SqliteThreads } from './sqlite-threads.ts';
import { openSqlite } from './sqlite.ts';
import type { StoreNews } from './store-thread.ts';
import type { Store } from './store.ts';

export interface StorePlace {
  /** `postgres://user:password@host:port/database` */
  readonly databaseUrl?: string | undefined;
  /** Made if it is not there. */
  readonly dataFolder: string;
  /** Those in which an embedded store works, if they are to be kept for the next. */
  readonly sqliteThreads?: SqliteThreads;
}

export async function openStore(
  { databaseUrl, dataFolder, sqliteThreads }: StorePlace,
  news: StoreNews = {},
): Promise<Store> {
  if (databaseUrl !== undefined && databaseUrl !== '') {
    // With its driver and the query builder it is a third of all that a server would load, and most need none of it here.
    const { openPostgres } = await import('./postgres.ts');
    return openPostgres(databaseUrl);
  }
  const folder = resolve(dataFolder);
  await makeWritable(folder);
  const letGo = await lockFolder(folder);
  try {
    const file = join(folder, 'tenfold.sqlite');
    await makeDatabasePrivate(file);
    const store = await openSqlite(file, news, sqliteThreads);
    return {
      ...store,
      async close() {
        await store.close().finally(letGo);
      },
    };
  } catch (error) {
    letGo();
    throw error;
  }
}

async function makeWritable(folder: string): Promise<void> {
  try {
    await makeFolder(folder);
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    await makeFolderPrivate(folder);
  } catch (error) {
    throw new Error(
      `The data folder ${folder} cannot be used: ${error instanceof Error ? error.message : String(error)}. ` +
        'Give the user of the server the right to write there, or choose another folder with --data.',
      { cause: error },
    );
  }
}

/** Step by step: Node's own recursive mkdir never returns where the system refuses to make any folder, as in /proc. */
async function makeFolder(folder: string): Promise<void> {
  const isThere = await stat(folder).then(
    () => true,
    () => false,
  );
  if (isThere) return;
  if (dirname(folder) !== folder) await makeFolder(dirname(folder));
  await mkdir(folder);
}
