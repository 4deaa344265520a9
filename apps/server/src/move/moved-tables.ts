// The tables of an embedded database, as the database itself describes them: what a later step of the schema adds is moved, too.

import type Database from 'better-sqlite3';

export interface MovedTable {
  readonly name: string;
  readonly columns: readonly string[];
  /** The columns of the primary key, in its order. */
  readonly key: readonly string[];
}

interface ColumnRow {
  readonly name: string;
  /** The place in the primary key, from 1 on; 0 for what is none of it. */
  readonly pk: number;
}

/** In an order in which each comes after those that it refers to. */
export function movedTables(source: Database.Database): MovedTable[] {
  const names = source
    .prepare<[], string>(
      `select name from sqlite_schema where type = 'table' and name not like 'sqlite~_%' escape '~' and name not like 'kysely~_%' escape '~' order by name`,
    )
    .pluck()
    .all();
  const sorted: string[] = [];
  const visit = (name: string): void => {
    if (sorted.includes(name)) return;
    for (const { table } of source
      .prepare<[string], { table: string }>('select "table" from pragma_foreign_key_list(?)')
      .all(name)) {
      if (table !== name) visit(table);
    }
    sorted.push(name);
  };
  for (const name of names) visit(name);
  return sorted.map((name) => {
    const rows = source
      .prepare<[string], ColumnRow>('select name, pk from pragma_table_info(?) order by cid')
      .all(name);
    const key = rows.filter(({ pk }) => pk > 0).sort((a, b) => a.pk - b.pk);
    if (key.length === 0)
      throw new Error(`The table ${name} has no primary key, without which it cannot be moved.`);
    return { name, columns: rows.map((row) => row.name), key: key.map((row) => row.name) };
  });
}
