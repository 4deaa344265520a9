// The kingdoms of the days, and who played them how, in SQL. A game of the day is begun and ended with the queries of
// games: see `beginDaily` and `finishDaily`.

import type { Id } from '@tenfold/protocol';
import type { Kysely, Transaction } from 'kysely';
import type { GameResult, GameStart } from '../game-log/game-log.ts';
import type { Day } from '../time/day.ts';
import type { Schema } from './schema.ts';
import { ConflictError, type DailyStore, type StoredDailyGame, type StoredDailyResults } from './store.ts';

export function dailyQueries(db: Kysely<Schema>, reads: Kysely<Schema>): DailyStore {
  return {
    async dailyKingdom(day: Day): Promise<readonly string[] | null> {
      return keptKingdom(reads, day);
    },

    async keepDailyKingdom(day: Day, kingdom: readonly string[]): Promise<readonly string[]> {
      await db
        .insertInto('daily_kingdoms')
        .values({ day, kingdom: JSON.stringify(kingdom) })
        .onConflict((conflict) => conflict.column('day').doNothing())
        .execute();
      return (await keptKingdom(db, day)) ?? kingdom;
    },

    async dailyGame(day: Day, person: Id): Promise<StoredDailyGame | null> {
      const row = await reads
        .selectFrom('daily_games')
        .innerJoin('games', 'games.id', 'daily_games.game')
        .selectAll('daily_games')
        .select('games.table_id')
        .where('day', '=', day)
        .where('person', '=', person)
        .executeTakeFirst();
      if (row === undefined) return null;
      const { game, table_id, finished_at, points, against, turns } = row;
      const result =
        points === null || against === null || turns === null ? null : { points, against, turns };
      return { game, table: table_id, finishedAt: finished_at, result };
    },

    async dailyPlayers(day: Day): Promise<number> {
      const row = await reads
        .selectFrom('daily_games')
        .select((eb) => eb.fn.countAll<number | string>().as('count'))
        .where('day', '=', day)
        .executeTakeFirst();
      return Number(row?.count ?? 0);
    },

    async dailyResults(day: Day, before: number): Promise<StoredDailyResults> {
      const counted = reads
        .selectFrom('daily_games')
        .where('day', '=', day)
        .where('finished_at', '<', before);
      const groups = await counted
        .select((eb) => ['margin', eb.fn.countAll<number | string>().as('count')])
        .groupBy('margin')
        .orderBy('margin', 'desc')
        .execute();
      const best = await counted
        .select(['game', 'points', 'against', 'turns'])
        .where('margin', 'is not', null)
        .orderBy('margin', 'desc')
        .orderBy('turns')
        .orderBy('finished_at')
        .orderBy('game')
        .limit(1)
        .executeTakeFirst();
      const spread = groups.flatMap(({ margin, count }) =>
        margin === null ? [] : [{ margin, count: Number(count) }],
      );
      return {
        finished: spread.reduce((sum, { count }) => sum + count, 0),
        gaveUp: Number(groups.find(({ margin }) => margin === null)?.count ?? 0),
        spread,
        best:
          best === undefined
            ? null
            : {
                game: best.game,
                points: best.points ?? 0,
                against: best.against ?? 0,
                turns: best.turns ?? 0,
              },
      };
    },
  };
}

async function keptKingdom(db: Kysely<Schema>, day: Day): Promise<readonly string[] | null> {
  const row = await db
    .selectFrom('daily_kingdoms')
    .select('kingdom')
    .where('day', '=', day)
    .executeTakeFirst();
  return row === undefined ? null : (JSON.parse(row.kingdom) as readonly string[]);
}

/** With the start of a game of the day: one for each person, or not at all. */
export async function beginDaily(transaction: Transaction<Schema>, start: GameStart): Promise<void> {
  if (start.daily === undefined) return;
  const person = start.players.find(({ kind }) => kind === 'person');
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('daily_games')
    .values({
      game: start.id,
      day: start.daily,
      person: person?.kind === 'person' ? person.id : null,
      finished_at: null,
      margin: null,
      points: null,
      against: null,
      turns: null,
    })
    .onConflict((conflict) => conflict.columns(['day', 'person']).doNothing())
    .executeTakeFirst();
  if (Number(numInsertedOrUpdatedRows) !== 1) {
    throw new ConflictError(`The game of ${start.daily} has been begun by this person. Read it.`);
  }
}

/** With its end. Who gave up has no result. */
export async function finishDaily(
  transaction: Transaction<Schema>,
  start: GameStart,
  { finishedAt, why, points, turns }: GameResult,
): Promise<void> {
  if (start.daily === undefined) return;
  const own = start.players.findIndex(({ kind }) => kind !== 'bot');
  const [mine = 0, theirs = 0] = [points[own], points[1 - own]];
  await transaction
    .updateTable('daily_games')
    .set({
      finished_at: finishedAt,
      ...(why === 'rules'
        ? { margin: mine - theirs, points: mine, against: theirs, turns: turns?.[own] ?? 0 }
        : {}),
    })
    .where('game', '=', start.id)
    .execute();
}

/** The result stays, and is nobody's. */
export async function forgetInDaily(transaction: Transaction<Schema>, person: Id, game: Id): Promise<void> {
  await transaction
    .updateTable('daily_games')
    .set({ person: null })
    .where('game', '=', game)
    .where('person', '=', person)
    .execute();
}
