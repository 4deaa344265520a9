// Tables in SQL.

import type { Id } from '@tenfold/protocol';
import { type Kysely, type Transaction, sql } from 'kysely';
import {
  type ListedWith,
  type OwnTableText,
  type OwnTablesBytes,
  ownTablesBytes,
} from '../table-state/own-tables.ts';
import { type StoredTable, type TableOfPerson, peopleAt } from '../table-state/stored-table.ts';
import type { ShownPerson } from '../table-state/table-view.ts';
import { OwnTableTexts } from './own-table-texts.ts';
import {
  type TableOfPersonHead,
  type TableOfPersonRow,
  summaryOf,
  tableOf,
  tableOfPerson,
  tableRow,
  tableSeatRows,
} from './rows.ts';
import type { Schema } from './schema.ts';
import type { StoredGameSummary, TableStore } from './store.ts';
import { ConflictError } from './store.ts';

/** In the words of the index: a database does not see through a parameter that it fits. */
const ON_SHOW = sql<boolean>`tables.matched = 1 and tables.state = 'playing'`;

/** Null where there is no game. The results themselves need not be read. */
const IS_OVER = sql<number | null>`
  case when games.id is null then null when games.result is null then 0 else 1 end`.as('is_over');

const TABLES_AT_ONCE = 10;

export function tableQueries(db: Kysely<Schema>, reads: Kysely<Schema>): TableStore {
  const texts = new OwnTableTexts();

  async function madeAnew(person: Id, tables: readonly Id[], made: ListedWith): Promise<OwnTableText[]> {
    if (tables.length === 0) return [];
    const rows = await seatedAt(reads, person).selectAll('tables').where('tables.id', 'in', tables).execute();
    const people = await shownPeople(
      reads,
      rows.flatMap((row) => peopleAt(tableOf(row))),
    );
    const all: OwnTableText[] = [];
    for (const row of rows) {
      all.push(texts.make(person, row, people, made));
      // On PostgreSQL this is the main thread, where others wait for their turn.
      if (all.length % TABLES_AT_ONCE === 0) await new Promise(setImmediate);
    }
    return all;
  }

  return {
    async addTable(table: StoredTable): Promise<void> {
      await db.transaction().execute(async (transaction) => addTable(transaction, table));
    },

    async table(id: Id): Promise<StoredTable | null> {
      const row = await reads.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst();
      return row === undefined ? null : tableOf(row);
    },

    async changeTable(table: StoredTable): Promise<void> {
      await db.transaction().execute(async (transaction) => changeTable(transaction, table));
    },

    async tablesOf(person: Id, limit: number): Promise<readonly TableOfPerson[]> {
      return (await tablesOf(reads, person, limit)).map(tableOfPerson);
    },

    async ownTables(person: Id, limit: number, made: ListedWith): Promise<OwnTablesBytes> {
      const heads = await headsOfTables(reads, person, limit);
      const known = await shownPeople(
        reads,
        heads.flatMap((head) => texts.peopleIn(person, head)),
      );
      const found = new Map(heads.map((head) => [head.id, texts.kept(person, head, known)]));
      const changed = [...found].flatMap(([id, text]) => (text === null ? [id] : []));
      for (const { id, text } of await madeAnew(person, changed, made)) found.set(id, text);
      // A table that was left meanwhile is none of his any more.
      return ownTablesBytes([...found].flatMap(([id, text]) => (text === null ? [] : [{ id, text }])));
    },

    async openTablesOf(person: Id, most: number): Promise<number> {
      const open = await reads
        .selectFrom('table_seats')
        .innerJoin('tables', 'tables.id', 'table_seats.table_id')
        .select('table_seats.table_id')
        .where('table_seats.person', '=', person)
        .where('tables.state', '<>', 'finished')
        .limit(most)
        .execute();
      return open.length;
    },

    async onShow(limit: number): Promise<readonly { table: StoredTable; game: StoredGameSummary }[]> {
      const rows = await reads
        .selectFrom('tables')
        .innerJoin('games', 'games.id', 'tables.game')
        .innerJoin('game_starts', 'game_starts.game', 'tables.game')
        .selectAll('tables')
        .select(['game_starts.start', 'games.result', 'games.waiting_for'])
        .where(ON_SHOW)
        // A table may not have heard yet of the end of its game.
        .where('games.result', 'is', null)
        .orderBy('tables.changed_at', 'desc')
        .orderBy('tables.id', 'desc')
        .limit(limit)
        .execute();
      return rows.map((row) => ({ table: tableOf(row), game: summaryOf(row) }));
    },
  };
}

async function tablesOf(
  reads: Kysely<Schema>,
  person: Id,
  limit: number,
): Promise<readonly TableOfPersonRow[]> {
  return seatedAt(reads, person)
    .selectAll('tables')
    .orderBy('table_seats.changed_at', 'desc')
    .orderBy('table_seats.table_id', 'desc')
    .limit(limit)
    .execute();
}

async function headsOfTables(
  reads: Kysely<Schema>,
  person: Id,
  limit: number,
): Promise<readonly TableOfPersonHead[]> {
  return seatedAt(reads, person)
    .select(['tables.id', 'tables.revision'])
    .orderBy('table_seats.changed_at', 'desc')
    .orderBy('table_seats.table_id', 'desc')
    .limit(limit)
    .execute();
}

/** Where somebody sits, with how the game there stands for him. */
const seatedAt = (reads: Kysely<Schema>, person: Id) =>
  reads
    .selectFrom('table_seats')
    .innerJoin('tables', 'tables.id', 'table_seats.table_id')
    .leftJoin('games', 'games.id', 'tables.game')
    .leftJoin('game_people', (join) =>
      join.onRef('game_people.game', '=', 'games.id').onRef('game_people.person', '=', 'table_seats.person'),
    )
    .select(['games.waiting_for', 'games.gone', 'game_people.seat'])
    .select(IS_OVER)
    .where('table_seats.person', '=', person);

async function shownPeople(reads: Kysely<Schema>, ids: readonly Id[]): Promise<ReadonlyMap<Id, ShownPerson>> {
  if (ids.length === 0) return new Map();
  const rows = await reads
    .selectFrom('people')
    .select(['id', 'name', 'language'])
    .where('id', 'in', [...new Set(ids)])
    .where('left_at', 'is', null)
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

export async function addTable(transaction: Transaction<Schema>, table: StoredTable): Promise<void> {
  await transaction.insertInto('tables').values(tableRow(table)).execute();
  await addTableSeats(transaction, table);
}

/** With the next revision, or not at all. */
export async function changeTable(transaction: Transaction<Schema>, table: StoredTable): Promise<void> {
  const { id, ...columns } = tableRow(table);
  const changed = await transaction
    .updateTable('tables')
    .set(columns)
    .where('id', '=', id)
    .where('revision', '=', table.revision - 1)
    .executeTakeFirst();
  if (changed.numUpdatedRows !== 1n) {
    throw new ConflictError(
      `Table ${id} is not at revision ${table.revision - 1}: somebody has changed it meanwhile. Read it again.`,
    );
  }
  await transaction.deleteFrom('table_seats').where('table_id', '=', id).execute();
  await addTableSeats(transaction, table);
}

async function addTableSeats(transaction: Transaction<Schema>, table: StoredTable): Promise<void> {
  const rows = tableSeatRows(table);
  if (rows.length === 0) return;
  await transaction.insertInto('table_seats').values(rows).execute();
  await transaction
    .updateTable('people')
    .set({ used: 1 })
    .where(
      'id',
      'in',
      rows.map(({ person }) => person),
    )
    .where('used', '=', 0)
    .execute();
}
