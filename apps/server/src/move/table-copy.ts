// Rows of one table, read in the order of its primary key from either database, and written to the new one. What is there already
// is a beginning in that order, so that a move which was broken off goes on where it was.

import { createHash } from 'node:crypto';
import type Database from 'better-sqlite3';
import type { Client } from 'pg';
import type { MovedTable } from './moved-tables.ts';

type Row = readonly unknown[];
/** So many rows after one with this key; from the first on without. */
type ReadRows = (after: Row | null) => Promise<readonly Row[]>;

export interface TableSum {
  readonly rows: number;
  /** SHA-256 of all rows in the order of their keys. */
  readonly hash: string;
}

const BATCH = 2000;
/** What the move itself has noted is no part of what is moved. */
export const MOVING = 'moving';
export const MOVED = 'moved';
const OWN_NOTES = `name not in ('${MOVING}', '${MOVED}')`;

const list = (columns: readonly string[]): string => columns.map((column) => `"${column}"`).join(', ');

function selection({ name, columns, key }: MovedTable, after: Row | null, mark: (place: number) => string) {
  const conditions = [
    ...(name === 'upkeep' ? [OWN_NOTES] : []),
    ...(after === null ? [] : [`(${list(key)}) > (${key.map((_, index) => mark(index + 1)).join(', ')})`]),
  ];
  const where = conditions.length === 0 ? '' : `where ${conditions.join(' and ')}`;
  return `select ${list(columns)} from "${name}" ${where} order by ${list(key)} limit ${BATCH}`;
}

const rowsOfSource =
  (source: Database.Database, table: MovedTable): ReadRows =>
  async (after) =>
    source
      .prepare<unknown[], Row>(selection(table, after, () => '?'))
      .raw()
      .all(...(after ?? []));

const rowsOfTarget =
  (target: Client, table: MovedTable): ReadRows =>
  async (after) => {
    const text = selection(table, after, (place) => `$${place}`);
    const { rows } = await target.query<unknown[]>({
      text,
      values: [...(after ?? [])],
      rowMode: 'array',
    });
    return rows;
  };

const keyOf = ({ columns, key }: MovedTable, row: Row): Row => key.map((name) => row[columns.indexOf(name)]);

/** Told how many rows were written, as it goes. */
export async function copyRows(
  source: Database.Database,
  target: Client,
  table: MovedTable,
  written: (rows: number) => void,
): Promise<void> {
  const read = rowsOfSource(source, table);
  let after = await lastKey(target, table);
  for (let rows = await read(after); rows.length > 0; rows = await read(after)) {
    const values = rows.map((row) => Object.fromEntries(table.columns.map((name, i) => [name, row[i]])));
    await target.query(
      `insert into "${table.name}" (${list(table.columns)})
       select ${list(table.columns)} from json_populate_recordset(null::"${table.name}", $1::json)`,
      [JSON.stringify(values)],
    );
    written(rows.length);
    after = keyOf(table, rows.at(-1) ?? []);
  }
}

async function lastKey(target: Client, table: MovedTable): Promise<Row | null> {
  const { name, key } = table;
  const { rows } = await target.query<unknown[]>({
    text: `select ${list(key)} from "${name}" ${name === 'upkeep' ? `where ${OWN_NOTES}` : ''}
      order by ${key.map((column) => `"${column}" desc`).join(', ')} limit 1`,
    rowMode: 'array',
  });
  return rows[0] ?? null;
}

export const sumOfSource = async (source: Database.Database, table: MovedTable): Promise<TableSum> =>
  sumOf(rowsOfSource(source, table), table);

export const sumOfTarget = async (target: Client, table: MovedTable): Promise<TableSum> =>
  sumOf(rowsOfTarget(target, table), table);

async function sumOf(read: ReadRows, table: MovedTable): Promise<TableSum> {
  const hash = createHash('sha256');
  let count = 0;
  let after: Row | null = null;
  for (let rows = await read(after); rows.length > 0; rows = await read(after)) {
    for (const row of rows) hash.update(`${JSON.stringify(row)}\n`);
    count += rows.length;
    after = keyOf(table, rows.at(-1) ?? []);
  }
  return { rows: count, hash: hash.digest('hex') };
}
