// Everything of an embedded database into a PostgreSQL, while no server works on either. It can be broken off at any moment and
// called again; it is over when both have the same rows, by their number and their hash.

import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import Database from 'better-sqlite3';
import { Client } from 'pg';
import { FolderInUse, lockFolder } from '../store/folder-lock.ts';
import { numbersForBigints, openPostgres } from '../store/postgres.ts';
import { openSqliteFile } from '../store/sqlite-file.ts';
import type { MovedTable } from './moved-tables.ts';
import { movedTables } from './moved-tables.ts';
import { MOVED, MOVING, type TableSum, copyRows, sumOfSource, sumOfTarget } from './table-copy.ts';

export interface MoveWish {
  /** The data folder of a server. */
  readonly from: string;
  /** `postgres://…` */
  readonly to: string;
  /** Told how many rows are there, and how many there will be. */
  readonly onProgress?: (moved: number, all: number) => void;
}

export type MovedSum = TableSum & { readonly table: string };

/** What was moved, table by table. */
export async function moveStore({ from, to, onProgress }: MoveWish): Promise<readonly MovedSum[]> {
  const folder = resolve(from);
  const file = join(folder, 'tenfold.sqlite');
  if (!existsSync(file)) {
    throw new Error(`There are no games in ${folder}: it has no tenfold.sqlite. Name the folder of --data.`);
  }
  const letGo = await lockFolder(folder).catch((error: unknown) => {
    if (!(error instanceof FolderInUse)) throw error;
    throw new Error(`A server works on ${folder}. Stop it first: what it writes meanwhile would be lost.`);
  });
  try {
    // Both get the schema of this release.
    await (await openSqliteFile(file)).close();
    await (await openPostgres(to, { given: '--to', whileMoving: true })).close();
    const source = new Database(file, { readonly: true });
    const target = new Client({
      connectionString: to,
      application_name: 'tenfold move',
      types: { getTypeParser: numbersForBigints },
    });
    try {
      await target.connect();
      return await move(source, target, onProgress);
    } finally {
      source.close();
      await target.end();
    }
  } finally {
    letGo();
  }
}

async function move(
  source: Database.Database,
  target: Client,
  onProgress: MoveWish['onProgress'],
): Promise<readonly MovedSum[]> {
  await refuseRunningNodes(target);
  const tables = movedTables(source);
  await claimTarget(target, tables, fingerprint(source));
  const all = tables.reduce((sum, { name }) => sum + countIn(source, name), 0);
  let moved = 0;
  for (const { name } of tables) moved += await countAt(target, name);
  // What this move has noted there for itself.
  moved -= 1;
  onProgress?.(moved, all);
  for (const table of tables) {
    await copyRows(source, target, table, (rows) => {
      moved += rows;
      onProgress?.(moved, all);
    });
  }
  const sums: MovedSum[] = [];
  for (const table of tables) sums.push(await checked(source, target, table));
  await target.query('update upkeep set name = $1 where name = $2', [MOVED, MOVING]);
  return sums;
}

const countIn = (source: Database.Database, name: string): number =>
  source.prepare<[], number>(`select count(*) from "${name}"`).pluck().get() ?? 0;

async function countAt(target: Client, name: string): Promise<number> {
  const { rows } = await target.query<{ rows: number }>(`select count(*) as rows from "${name}"`);
  return rows[0]?.rows ?? 0;
}

async function checked(source: Database.Database, target: Client, table: MovedTable): Promise<MovedSum> {
  const [was, is] = [await sumOfSource(source, table), await sumOfTarget(target, table)];
  if (was.rows !== is.rows || was.hash !== is.hash) {
    throw new Error(
      `The table ${table.name} is not the same in both: ${was.rows} rows with hash ${was.hash} were there, ` +
        `${is.rows} with hash ${is.hash} are in PostgreSQL. Nothing is lost: move into another, empty database.`,
    );
  }
  return { table: table.name, ...is };
}

async function refuseRunningNodes(target: Client): Promise<void> {
  const { rowCount } = await target.query('select 1 from nodes where until > clock_timestamp()');
  if ((rowCount ?? 0) > 0) {
    throw new Error('A server works on that PostgreSQL. Stop it first, and move into an empty database.');
  }
}

/** One installation has one secret; its hash tells whose games they are, and gives nothing away. */
function fingerprint(source: Database.Database): string {
  const secrets = source.prepare('select name, value from secrets order by name').all();
  return createHash('sha256').update(JSON.stringify(secrets)).digest('hex');
}

/** Into an empty database, or on with a move of the same games that was broken off. */
async function claimTarget(target: Client, tables: readonly MovedTable[], whose: string): Promise<void> {
  const { rows } = await target.query<{ name: string; value: string }>(
    'select name, value from upkeep where name in ($1, $2)',
    [MOVING, MOVED],
  );
  const [note] = rows;
  if (note?.name === MOVING && note.value === whose) return;
  if (note?.name === MOVED && note.value === whose) {
    throw new Error(
      'These games were moved there already, and the move is complete. Start the server on them.',
    );
  }
  for (const { name } of tables) {
    if ((await countAt(target, name)) === 0) continue;
    throw new Error(`That PostgreSQL has games already (in ${name}). Move into an empty database.`);
  }
  await target.query('insert into upkeep (name, value) values ($1, $2)', [MOVING, whose]);
}
