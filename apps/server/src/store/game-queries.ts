// Games in SQL. Appending to their logs is handed in, for each database does it in its own way: see `append.ts`.

import type { Id } from '@tenfold/protocol';
import type { Kysely, Transaction } from 'kysely';
import type { GameStart, StoredEntry } from '../game-log/game-log.ts';
import type { Appending } from './append.ts';
import { beginDaily } from './daily-queries.ts';
import { searchArchive } from './archive-search.ts';
import { unwitnessedTerm } from './archive-terms.ts';
import { finishGames, prepareToFinish } from './finish-games.ts';
import { entryOf, gamePeopleRows, seatBits, startOf, summaryOf } from './rows.ts';
import type { Schema } from './schema.ts';
import type { AppendOutcome, GameQuery, GameStore, GameWrite, Page, StoredGameSummary } from './store.ts';
import type { StoredTable } from '../table-state/stored-table.ts';
import { changeTable } from './table-queries.ts';

export function gameQueries(
  db: Kysely<Schema>,
  reads: Kysely<Schema>,
  { entries: appendEntries, isAtomic }: Appending,
): GameStore {
  return {
    async startGame(start: GameStart, table: StoredTable, waitingFor: readonly number[] = []): Promise<void> {
      await db.transaction().execute(async (transaction) => {
        await changeTable(transaction, table);
        await addGame(transaction, start, waitingFor);
      });
    },

    async game(id: Id): Promise<{ start: GameStart; log: StoredEntry[] } | null> {
      const row = await reads
        .selectFrom('game_starts')
        .select('start')
        .where('game', '=', id)
        .executeTakeFirst();
      if (row === undefined) return null;
      const entries = await reads
        .selectFrom('entries')
        .select(['sequence', 'at', 'body'])
        .where('game', '=', id)
        .orderBy('sequence')
        .execute();
      return { start: startOf(row.start), log: entries.map(entryOf) };
    },

    async append(writes: readonly GameWrite[]): Promise<readonly AppendOutcome[]> {
      if (writes.length === 0) return [];
      if (isAtomic && writes.every(({ result }) => result === undefined)) return appendEntries(db, writes);
      if (isAtomic) await prepareToFinish(writes);
      return db.transaction().execute(async (transaction) => {
        const outcomes = await appendEntries(transaction, writes);
        const written = writes.filter((_, index) => outcomes[index] === 'written');
        await finishGames(transaction, written);
        return outcomes;
      });
    },

    async keepUnwitnessed(
      start: GameStart,
      write: GameWrite,
      most: number,
    ): Promise<'kept' | 'known' | 'full'> {
      const [person] = gamePeopleRows(start);
      if (person === undefined)
        throw new Error(`nobody plays in the game ${start.id} that was brought along`);
      return db.transaction().execute(async (transaction) => {
        // Two devices at once come one after the other. Whoever brings a game has played one.
        await transaction.updateTable('people').set({ used: 1 }).where('id', '=', person.person).execute();
        const known = await transaction
          .selectFrom('games')
          .select('id')
          .where('id', '=', start.id)
          .executeTakeFirst();
        if (known !== undefined) return 'known';
        const { count } = await transaction
          .selectFrom('archive_terms')
          .select((eb) => eb.fn.countAll<number | string>().as('count'))
          .where('term', '=', unwitnessedTerm(person.person))
          .executeTakeFirstOrThrow();
        if (Number(count) >= most) return 'full';
        await addGame(transaction, start, []);
        const [outcome] = await appendEntries(transaction, [write]);
        if (outcome !== 'written')
          throw new Error(`the log of the new game ${start.id} could not be written`);
        await finishGames(transaction, [write]);
        return 'kept';
      });
    },

    async summary(id: Id): Promise<StoredGameSummary | null> {
      const row = await reads
        .selectFrom('games')
        .innerJoin('game_starts', 'game_starts.game', 'games.id')
        .select(['game_starts.start', 'games.result', 'games.waiting_for'])
        .where('games.id', '=', id)
        .executeTakeFirst();
      return row === undefined ? null : summaryOf(row);
    },

    async overdue(now: number, limit: number): Promise<readonly Id[]> {
      const rows = await reads
        .selectFrom('games')
        .select('id')
        .where('deadline', '<=', now)
        .orderBy('deadline')
        .orderBy('id')
        .limit(limit)
        .execute();
      return rows.map(({ id }) => id);
    },

    async archive(query: GameQuery): Promise<Page<StoredGameSummary>> {
      return searchArchive(reads, query);
    },
  };
}

export async function addGame(
  transaction: Transaction<Schema>,
  start: GameStart,
  waitingFor: readonly number[],
): Promise<void> {
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
  await transaction.insertInto('games').values(game).execute();
  await transaction
    .insertInto('game_starts')
    .values({ game: start.id, start: JSON.stringify(start) })
    .execute();
  await beginDaily(transaction, start);
  if (people.length > 0) await transaction.insertInto('game_people').values(people).execute();
}
