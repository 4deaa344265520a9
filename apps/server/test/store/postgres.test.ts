import { Client } from 'pg';
import { openStore } from '../../src/store/open.ts';
import { type Place, storeContract } from './contract.ts';
import { postgresOfTests } from './postgres-of-tests.ts';
import { severalServersContract } from './several-servers.ts';

const server = postgresOfTests();

const newPlace = async (): Promise<Place> => {
  const databaseUrl = await server.createDatabase();
  return {
    open: async () => openStore({ databaseUrl, dataFolder: '' }),
    run: async (sql) => {
      const client = new Client({ connectionString: databaseUrl });
      await client.connect();
      await client.query(sql);
      await client.end();
    },
    holdWrites: async () => {
      const client = new Client({ connectionString: databaseUrl });
      await client.connect();
      await client.query('begin; lock table games in exclusive mode');
      return async () => client.end();
    },
    holdReads: async () => {
      const client = new Client({ connectionString: databaseUrl });
      await client.connect();
      await client.query('begin isolation level repeatable read; select * from games');
      return async () => client.end();
    },
    dropOwnTables: `alter table games drop column driver, drop column fence;
      drop table nodes, presence, wishes, allowances, duties, workers, work_orders, work_results;`,
    // Goes with its server.
    remove: async () => undefined,
  };
};

storeContract('PostgreSQL', newPlace);
severalServersContract('PostgreSQL', newPlace);
