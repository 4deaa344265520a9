import { join } from 'node:path';
import Database from 'better-sqlite3';
import { openStore } from '../../src/store/open.ts';
import { keptThreads } from './kept-threads.ts';
import { storeContract } from './contract.ts';
import { newFolder, removeFolder } from './folder.ts';

storeContract('SQLite', async () => {
  const dataFolder = await newFolder();
  return {
    open: async () => openStore({ dataFolder, sqliteThreads: keptThreads }),
    run: async (sql) => {
      const database = new Database(join(dataFolder, 'tenfold.sqlite'));
      database.exec(sql);
      database.close();
    },
    holdWrites: async () => {
      const database = new Database(join(dataFolder, 'tenfold.sqlite'));
      database.exec('begin immediate');
      return async () => void database.close();
    },
    holdReads: async () => {
      const database = new Database(join(dataFolder, 'tenfold.sqlite'));
      database.exec('begin; select * from games');
      return async () => void database.close();
    },
    dropOwnTables: '',
    remove: async () => removeFolder(dataFolder),
  };
});
