// The store on PostgreSQL, for installations that have one, or several servers at once.

import { Kysely, PostgresDialect, sql } from 'kysely';
import { types } from 'pg';
import { appendToPostgres } from './append-postgres.ts';
import { migrate } from './migrations.ts';
import { postgresPool } from './postgres-pool.ts';
import type { UrlPlace } from './postgres-server.ts';
import { explainPostgresError, serverOf } from './postgres-server.ts';
import type { Schema } from './schema.ts';
import type { SqlStore } from './sql-store.ts';
import { sqlStore } from './sql-store.ts';

export interface PostgresWish {
  readonly given?: UrlPlace;
  /** Also if the games of another store have not all been moved here yet. */
  readonly whileMoving?: boolean;
}

export async function openPostgres(
  url: string,
  { given = 'DATABASE_URL', whileMoving = false }: PostgresWish = {},
): Promise<SqlStore> {
  const server = serverOf(url, given);
  const db = new Kysely<Schema>({ dialect: postgresDialect(url, WRITING_CONNECTIONS) });
  try {
    await sql`select 1`.execute(db);
  } catch (error) {
    await db.destroy();
    throw explainPostgresError(error, server);
  }
  try {
    await migrate(db, 'postgres');
    if (!whileMoving) await refuseHalfMoved(db);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  const reads = new Kysely<Schema>({ dialect: postgresDialect(url, READING_CONNECTIONS) });
  return sqlStore(db, { isAtomic: true, entries: appendToPostgres }, reads);
}

/** See `move/`: who played on with half of the games could never get the other half. */
async function refuseHalfMoved(db: Kysely<Schema>): Promise<void> {
  const { rows } = await sql`select 1 from upkeep where name = 'moving'`.execute(db);
  if (rows.length === 0) return;
  throw new Error(
    'Games are being moved into this PostgreSQL, or the move was broken off. Call `tenfold move` again to finish it.',
  );
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
  });
}

/** Times are bigints in the database and numbers here: they are far below what a number holds exactly. */
const BIGINT = 20;
export const numbersForBigints = ((type: number, format?: 'text' | 'binary') =>
  type === BIGINT ? Number : (types.getTypeParser(type, format) as unknown)) as typeof types.getTypeParser;
