// Statements of SQLite that are prepared once: kysely asks for them anew with every query, and to plan one takes longer than to carry
// it out. Each is carried out in one go, so that two never use the same at once.

import type { Database, Statement } from 'better-sqlite3';
import { LruMap } from '../data-structures/lru-map.ts';

/** More than the store has; those with as many values as there are people or tables come in many lengths. */
const MOST = 300;

export function keptStatements(database: Database): (sql: string) => Statement {
  const kept = new LruMap<string, Statement>(MOST);
  return (sql) => {
    const known = kept.get(sql);
    if (known !== undefined) return known;
    const statement = database.prepare(sql);
    kept.set(sql, statement);
    return statement;
  };
}
