// Opens a SQLite database in this thread. The server does so in a thread of its own: see `sqlite.ts`.

import Database, { SqliteError } from 'better-sqlite3';
import { Kysely, SqliteAdapter, type SqliteDatabase, SqliteDialect } from 'kysely';
import { appendToSqlite } from './append-sqlite.ts';
import { keptStatements } from './kept-statements.ts';
import { migrate } from './migrations.ts';
import type { Schema } from './schema.ts';
import type { SqlStore } from './sql-store.ts';
import { sqlStore } from './sql-store.ts';

/** How long one waits for another who writes to the same database. */
const BUSY_MS = 10_000;

export async function openSqliteFile(file: string): Promise<SqlStore> {
  let database: Database.Database | null = null;
  try {
    database = new Database(file, { timeout: BUSY_MS });
    return await sqliteStore(database);
  } catch (error) {
    database?.close();
    throw explained(error, file);
  }
}

/** For reading alone; a database that is there and has the schema of this release. */
export async function openSqliteReader(file: string): Promise<SqlStore> {
  try {
    const database = new Database(file, { readonly: true, fileMustExist: true, timeout: BUSY_MS });
    database.pragma('cache_size = -16384');
    const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database: forKysely(database) }) });
    return sqlStore(db, {
      isAtomic: false,
      async entries() {
        throw new Error('this connection only reads; append through the other');
      },
    });
  } catch (error) {
    throw explained(error, file);
  }
}

/** The store in a database that is open. */
export async function sqliteStore(database: Database.Database): Promise<SqlStore> {
  makeDurable(database);
  const db = new Kysely<Schema>({ dialect: new TransactionalSqlite({ database: forKysely(database) }) });
  await migrate(db, 'sqlite');
  return sqlStore(db, { isAtomic: false, entries: appendToSqlite(database) });
}

function makeDurable(database: Database.Database): void {
  database.pragma('journal_mode = WAL');
  // With WAL, FULL is what makes a commit wait until it is on disk.
  database.pragma('synchronous = FULL');
  database.pragma('foreign_keys = ON');
  // The pages of some ten thousand running games, written again with each choice: kept in memory.
  database.pragma('cache_size = -65536');
  // Whoever commits when so many pages are in the log waits until they are copied into the database, which at 1,500
  // choices a second took up to 200 ms. `checkpoint-worker.ts` copies them before it comes to that; what is left to copy
  // then is little.
  database.pragma('wal_autocheckpoint = 16384');
}

/** A step of the schema is carried out as a whole or not at all: SQLite can do that, although kysely does not ask it to. */
class TransactionalSqlite extends SqliteDialect {
  override createAdapter(): SqliteAdapter {
    return new TransactionalAdapter();
  }
}

class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): true {
    return true;
  }
}

/** Three things that kysely leaves open. */
function forKysely(database: Database.Database): SqliteDatabase {
  const statementFor = (sql: string): string => {
    // All our transactions write. One that reads first and writes later fails when another process has written between.
    if (sql === 'begin') return 'begin immediate';
    // SQLite may undo a transaction by itself, when the disk is full for example. The rollback that follows would fail
    // and hide the reason.
    if (sql === 'rollback' && !database.inTransaction) return NOTHING;
    return sql;
  };
  const statement = keptStatements(database);
  return {
    close: () => database.close(),
    prepare: (sql) => statement(statementFor(sql)),
  };
}

const NOTHING = 'select 1 where false';

function explained(error: unknown, file: string): unknown {
  if (!(error instanceof SqliteError)) return error;
  const remedy =
    REMEDIES.find(([code]) => error.code.startsWith(code))?.[1] ?? 'See whether the disk is healthy.';
  return new Error(`Cannot open the database ${file}: ${error.message} (${error.code}). ${remedy}`, {
    cause: error,
  });
}

const REMEDIES = [
  ['SQLITE_NOTADB', 'Move that file away, or choose another data folder.'],
  ['SQLITE_CORRUPT', 'Restore it from a backup, or choose another data folder.'],
  ['SQLITE_BUSY', 'Stop the other program that uses it.'],
  ['SQLITE_READONLY', 'Give the user of the server the right to write to it and to its folder.'],
  ['SQLITE_CANTOPEN', 'Give the user of the server the right to write to it and to its folder.'],
  ['SQLITE_FULL', 'Make room on the disk.'],
] as const;
