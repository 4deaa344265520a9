// The store on SQL, one code for both databases. What they do differently is handed in: see `append.ts`.

import type { Id, Language } from '@tenfold/protocol';
import { type Kysely, type Transaction, sql } from 'kysely';
import type { GameStart, StoredEntry } from '../game-log/game-log.ts';
import type { Outage } from '../time/outages.ts';
import type { AppendEntries, AppendOutcome } from './append.ts';
import { searchArchive } from './archive-search.ts';
import { readCursor, writeCursor } from './cursor.ts';
import {
  beginLeaving,
  forgetFinishedGames,
  forgetIn,
  forgetPerson,
  leaving,
  renewTokens,
  sweepPeople,
  sweepTables,
} from './departures.ts';
import { finishGames } from './finish-games.ts';
import type { PlainStore } from './plain-store.ts';
import {
  entryOf,
  gamePeopleRows,
  personOf,
  personRow,
  ratingChangeOf,
  ratingOf,
  seatBits,
  startOf,
  summaryOf,
  tableOf,
  tableOfPerson,
  tableRow,
  tableSeatRows,
} from './rows.ts';
import type { Schema } from './schema.ts';
import {
  type GameQuery,
  ConflictError,
  type StoredGameSummary,
  type GameWrite,
  type Page,
  type StoredPerson,
  type StoredRating,
  type Store,
  type StoredRatingUpdate,
  type StoredTable,
  type TableOfPerson,
} from './store.ts';

/** In the words of the index: a database does not see through a parameter that it fits. */
const ON_SHOW = sql<boolean>`tables.matched = 1 and tables.state = 'playing'`;
const LISTED_ROWS = sql<boolean>`listed = 1`;

/** Null where there is no game. The results themselves need not be read. */
const IS_OVER = sql<number | null>`
  case when games.id is null then null when games.result is null then 0 else 1 end`.as('is_over');

/** On a disk that is all but full a single page may still find room where people's choices do not. */
const AS_MUCH_AS_A_BUSY_COMMIT = ' '.repeat(64 * 1024);

export class SqlStore implements Store, PlainStore {
  readonly #db: Kysely<Schema>;
  readonly #reads: Kysely<Schema>;
  readonly #appendEntries: AppendEntries;

  /** Whoever only reads goes through `reads`, where commits neither wait nor are waited for. */
  constructor(db: Kysely<Schema>, appendEntries: AppendEntries, reads = db) {
    this.#db = db;
    this.#reads = reads;
    this.#appendEntries = appendEntries;
  }

  // People

  async addPerson(person: StoredPerson): Promise<void> {
    await this.#db.insertInto('people').values(personRow(person)).execute();
  }

  async person(id: Id): Promise<StoredPerson | null> {
    const row = await this.#reads
      .selectFrom('people')
      .selectAll()
      .where('id', '=', id)
      .where('left_at', 'is', null)
      .executeTakeFirst();
    return row === undefined ? null : personOf(row);
  }

  async people(ids: readonly Id[]): Promise<readonly StoredPerson[]> {
    if (ids.length === 0) return [];
    const rows = await this.#reads
      .selectFrom('people')
      .selectAll()
      .where('id', 'in', ids)
      .where('left_at', 'is', null)
      .execute();
    return rows.map(personOf);
  }

  async changePerson(id: Id, { name, language }: { name?: string; language?: Language }): Promise<void> {
    if (name === undefined && language === undefined) return;
    await this.#db
      .updateTable('people')
      .set({ name, language })
      .where('id', '=', id)
      .where('left_at', 'is', null)
      .execute();
  }

  async addCarryLink(hash: string, person: Id, expiresAt: number): Promise<void> {
    await this.#db.insertInto('carry_links').values({ hash, person, expires_at: expiresAt }).execute();
  }

  async useCarryLink(hash: string, now: number): Promise<Id | null> {
    await this.#db.deleteFrom('carry_links').where('expires_at', '<=', now).execute();
    const used = await this.#db
      .deleteFrom('carry_links')
      .where('hash', '=', hash)
      .returning('person')
      .executeTakeFirst();
    return used?.person ?? null;
  }

  async openCarryLinks(person: Id, now: number): Promise<number> {
    const open = await this.#reads
      .selectFrom('carry_links')
      .select('hash')
      .where('person', '=', person)
      .where('expires_at', '>', now)
      .execute();
    return open.length;
  }

  async renewTokens(person: Id): Promise<number | null> {
    return renewTokens(this.#db, person);
  }

  async seen(person: Id, at: number): Promise<boolean> {
    const { numUpdatedRows } = await this.#db
      .updateTable('people')
      .set({ seen_at: at })
      .where('id', '=', person)
      .where('left_at', 'is', null)
      .executeTakeFirst();
    return numUpdatedRows === 1n;
  }

  async beginLeaving(person: Id, at: number): Promise<void> {
    await beginLeaving(this.#db, person, at);
  }

  async leaving(limit: number): Promise<readonly Id[]> {
    return leaving(this.#db, limit);
  }

  async forgetInGame(person: Id, game: Id): Promise<void> {
    await this.#db.transaction().execute(async (transaction) => forgetIn(transaction, person, game));
  }

  async forgetFinishedGames(person: Id, limit: number): Promise<readonly Id[]> {
    return forgetFinishedGames(this.#db, person, limit);
  }

  async forgetPerson(person: Id): Promise<void> {
    await forgetPerson(this.#db, person);
  }

  // Tables

  async addTable(table: StoredTable): Promise<void> {
    await this.#db.transaction().execute(async (transaction) => {
      await transaction.insertInto('tables').values(tableRow(table)).execute();
      await addTableSeats(transaction, table);
    });
  }

  async table(id: Id): Promise<StoredTable | null> {
    const row = await this.#reads.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst();
    return row === undefined ? null : tableOf(row);
  }

  async changeTable(table: StoredTable): Promise<void> {
    await this.#db.transaction().execute(async (transaction) => changeTable(transaction, table));
  }

  async tablesOf(person: Id, limit: number): Promise<readonly TableOfPerson[]> {
    const rows = await this.#reads
      .selectFrom('table_seats')
      .innerJoin('tables', 'tables.id', 'table_seats.table_id')
      .leftJoin('games', 'games.id', 'tables.game')
      .leftJoin('game_people', (join) =>
        join
          .onRef('game_people.game', '=', 'games.id')
          .onRef('game_people.person', '=', 'table_seats.person'),
      )
      .selectAll('tables')
      .select(['games.waiting_for', 'games.gone', 'game_people.seat'])
      .select(IS_OVER)
      .where('table_seats.person', '=', person)
      .orderBy('table_seats.changed_at', 'desc')
      .orderBy('table_seats.table_id', 'desc')
      .limit(limit)
      .execute();
    return rows.map(tableOfPerson);
  }

  async openTablesOf(person: Id, most: number): Promise<number> {
    const open = await this.#reads
      .selectFrom('table_seats')
      .innerJoin('tables', 'tables.id', 'table_seats.table_id')
      .select('table_seats.table_id')
      .where('table_seats.person', '=', person)
      .where('tables.state', '<>', 'finished')
      .limit(most)
      .execute();
    return open.length;
  }

  async onShow(limit: number): Promise<readonly { table: StoredTable; game: StoredGameSummary }[]> {
    const rows = await this.#reads
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
  }

  // Games

  async startGame(start: GameStart, table: StoredTable, waitingFor: readonly number[] = []): Promise<void> {
    const game = {
      id: start.id,
      table_id: start.table,
      length: 0,
      deadline: null,
      waiting_for: seatBits(waitingFor),
      gone: 0,
      result: null,
    };
    const people = gamePeopleRows(start);
    await this.#db.transaction().execute(async (transaction) => {
      await changeTable(transaction, table);
      await transaction.insertInto('games').values(game).execute();
      await transaction
        .insertInto('game_starts')
        .values({ game: start.id, start: JSON.stringify(start) })
        .execute();
      if (people.length > 0) await transaction.insertInto('game_people').values(people).execute();
    });
  }

  async game(id: Id): Promise<{ start: GameStart; log: StoredEntry[] } | null> {
    const row = await this.#reads
      .selectFrom('game_starts')
      .select('start')
      .where('game', '=', id)
      .executeTakeFirst();
    if (row === undefined) return null;
    const entries = await this.#reads
      .selectFrom('entries')
      .select(['sequence', 'at', 'body'])
      .where('game', '=', id)
      .orderBy('sequence')
      .execute();
    return { start: startOf(row.start), log: entries.map(entryOf) };
  }

  async append(writes: readonly GameWrite[]): Promise<readonly AppendOutcome[]> {
    if (writes.length === 0) return [];
    return this.#db.transaction().execute(async (transaction) => {
      const outcomes = await this.#appendEntries(transaction, writes);
      const written = writes.filter((_, index) => outcomes[index] === 'written');
      await finishGames(transaction, written);
      return outcomes;
    });
  }

  async summary(id: Id): Promise<StoredGameSummary | null> {
    const row = await this.#reads
      .selectFrom('games')
      .innerJoin('game_starts', 'game_starts.game', 'games.id')
      .select(['game_starts.start', 'games.result', 'games.waiting_for'])
      .where('games.id', '=', id)
      .executeTakeFirst();
    return row === undefined ? null : summaryOf(row);
  }

  async overdue(now: number, limit: number): Promise<readonly Id[]> {
    const rows = await this.#reads
      .selectFrom('games')
      .select('id')
      .where('deadline', '<=', now)
      .orderBy('deadline')
      .orderBy('id')
      .limit(limit)
      .execute();
    return rows.map(({ id }) => id);
  }

  async archive(query: GameQuery): Promise<Page<StoredGameSummary>> {
    return searchArchive(this.#reads, query);
  }

  // Ratings

  async ratings(people: readonly Id[]): Promise<readonly StoredRating[]> {
    if (people.length === 0) return [];
    const rows = await this.#reads.selectFrom('ratings').selectAll().where('person', 'in', people).execute();
    return rows.map(ratingOf);
  }

  async ratingChanges(person: Id, limit: number): Promise<readonly StoredRatingUpdate[]> {
    const rows = await this.#reads
      .selectFrom('rating_changes')
      .selectAll()
      .where('person', '=', person)
      .orderBy('at', 'desc')
      .orderBy('game', 'desc')
      .limit(limit)
      .execute();
    return rows.map(ratingChangeOf);
  }

  async ratingChange(person: Id, game: Id, finishedAt: number): Promise<StoredRatingUpdate | null> {
    const row = await this.#reads
      .selectFrom('rating_changes')
      .selectAll()
      .where('person', '=', person)
      .where('at', '=', finishedAt)
      .where('game', '=', game)
      .executeTakeFirst();
    return row === undefined ? null : ratingChangeOf(row);
  }

  async ladder(limit: number, after?: string): Promise<Page<StoredRating>> {
    let query = this.#reads
      .selectFrom('ratings')
      .selectAll()
      .where(LISTED_ROWS)
      .orderBy('rank_value', 'desc')
      .orderBy('person', 'desc')
      .limit(limit + 1);
    if (after !== undefined) {
      const { value, id } = readCursor(after);
      query = query.where((eb) => eb(eb.refTuple('rank_value', 'person'), '<', eb.tuple(value, id)));
    }
    const rows = await query.execute();
    const shown = rows.slice(0, limit);
    const last = rows.length > limit ? shown.at(-1) : undefined;
    return {
      items: shown.map(ratingOf),
      next: last === undefined ? null : writeCursor({ value: last.rank_value, id: last.person }),
    };
  }

  // Upkeep

  async secret(name: string, make: () => string): Promise<string> {
    return (await this.keptSecret(name)) ?? (await this.keepSecret(name, make()));
  }

  async keptSecret(name: string): Promise<string | null> {
    const row = await this.#db
      .selectFrom('secrets')
      .select('value')
      .where('name', '=', name)
      .executeTakeFirst();
    return row?.value ?? null;
  }

  async keepSecret(name: string, value: string): Promise<string> {
    await this.#db
      .insertInto('secrets')
      .values({ name, value })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute();
    // Another server may have been first.
    return (await this.keptSecret(name)) ?? value;
  }

  async sweepTables(before: number, limit: number): Promise<number> {
    return sweepTables(this.#db, before, limit);
  }

  async sweepPeople(before: number, limit: number): Promise<number> {
    return sweepPeople(this.#db, before, limit);
  }

  async resume(now: number, patienceMs: number): Promise<readonly Outage[]> {
    return this.#db.transaction().execute(async (transaction) => {
      const before = await transaction
        .selectFrom('upkeep')
        .select('value')
        .where('name', '=', 'alive')
        .executeTakeFirst();
      const last = before === undefined ? now : Number(before.value);
      if (now - last > patienceMs) {
        await transaction
          .insertInto('outages')
          .values({ from_at: last, to_at: now })
          // Another server begins at the same moment, or the clock was put back and this has been before.
          .onConflict((conflict) =>
            conflict.column('from_at').doUpdateSet((eb) => ({ to_at: eb.ref('excluded.to_at') })),
          )
          .execute();
      }
      await noteUpkeep(transaction, 'alive', String(now));
      const outages = await transaction.selectFrom('outages').selectAll().orderBy('from_at').execute();
      return outages.map(({ from_at, to_at }) => ({ from: from_at, to: to_at }));
    });
  }

  async alive(now: number): Promise<void> {
    await noteUpkeep(this.#db, 'alive', String(now));
  }

  async check(): Promise<void> {
    await noteUpkeep(this.#db, 'checked', AS_MUCH_AS_A_BUSY_COMMIT);
    await this.#reads.selectFrom('upkeep').select('name').where('name', '=', 'checked').execute();
  }

  async close(): Promise<void> {
    await Promise.all([...new Set([this.#db, this.#reads])].map(async (each) => each.destroy()));
  }
}

async function changeTable(transaction: Transaction<Schema>, table: StoredTable): Promise<void> {
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

async function noteUpkeep(db: Kysely<Schema>, name: string, value: string): Promise<void> {
  await db
    .insertInto('upkeep')
    .values({ name, value })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet((eb) => ({ value: eb.ref('excluded.value') })),
    )
    .execute();
}
