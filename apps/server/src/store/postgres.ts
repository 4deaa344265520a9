// The store on PostgreSQL, for installations that have one, or several servers at once.

import { CompiledQuery, Kysely, PostgresDialect, sql } from 'kysely';
import { types } from 'pg';
import { appendToPostgres } from './append-postgres.ts';
import { migrate } from './migrations.ts';
import { postgresPool } from './postgres-pool.ts';
import { explainPostgresError, serverOf } from './postgres-server.ts';
import type { Schema } from './schema.ts';
import type { SqlStore } from './sql-store.ts';
import { sqlStore } from './sql-store.ts';

export async function openPostgres(url: string): Promise<SqlStore> {
  const server = serverOf(url);
  const db = new Kysely<Schema>({ dialect: postgresDialect(url, WRITING_CONNECTIONS) });
  try {
    await sql`select 1`.execute(db);
  } catch (error) {
    await db.destroy();
    throw explainPostgresError(error, server);
  }
  try {
    await migrate(db, 'postgres');
  } catch (error) {
    await db.destroy();
    throw error;
  }
  const reads = new Kysely<Schema>({ dialect: postgresDialect(url, READING_CONNECTIONS) });
  return sqlStore(db, appendToPostgres, reads);
}

/** Apart from each other: however many read, a commit finds a connection that is free. */
const WRITING_CONNECTIONS = 4;
const READING_CONNECTIONS = 6;

export function postgresDialect(url: string, connections: number): PostgresDialect {
  return new PostgresDialect({
    pool: postgresPool({
      connectionString: url,
      max: connections,
      connectionTimeoutMillis: 10_000,
      application_name: 'tenfold',
      types: { getTypeParser: numbersForBigints },
    }),
    // What is acknowledged is on disk, also where the installation's default is to be faster than that.
    onCreateConnection: async (connection) => {
      await connection.executeQuery(alwaysSync);
    },
  });
}

const alwaysSync = CompiledQuery.raw(
  `select set_config('synchronous_commit', 'on', false) where current_setting('synchronous_commit') = 'off'`,
);

/** Times are bigints in the database and numbers here: they are far below what a number holds exactly. */
const BIGINT = 20;
const numbersForBigints = ((type: number, format?: 'text' | 'binary') =>
  type === BIGINT ? Number : (types.getTypeParser(type, format) as unknown)) as typeof types.getTypeParser;
