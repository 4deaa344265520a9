// What is written besides the log when games end: the result, what the archive finds the game by, and ratings.

import type { Transaction } from 'kysely';
import type { GameResult, GameStart } from '../game-log/game-log.ts';
import { isRated } from '../ratings/rated-games.ts';
import { finishDaily } from './daily-queries.ts';
import { termsOfGame } from './archive-terms.ts';
import { gamePeopleRows, placesIn, startOf } from './rows.ts';
import { inBatches } from './batches.ts';
import type { Schema } from './schema.ts';
import type { GameWrite } from './store.ts';

// The model of strength brings hundreds of modules along, and most threads and processes never need it.
const rating = async () => import('./rate-games.ts');

/** Loads what the end of a game takes, so that no transaction has to wait for it with its rows locked. */
export async function prepareToFinish(writes: readonly GameWrite[]): Promise<void> {
  if (writes.some(({ result }) => result !== undefined)) await rating();
}

export async function finishGames(
  transaction: Transaction<Schema>,
  writes: readonly GameWrite[],
): Promise<void> {
  const results = new Map<string, GameResult>();
  for (const { game, result } of writes) if (result !== undefined) results.set(game, result);
  if (results.size === 0) return;

  for (const [game, result] of results) {
    await transaction
      .updateTable('games')
      .set({ result: JSON.stringify(result) })
      .where('id', '=', game)
      .execute();
  }

  const starts = await transaction
    .selectFrom('game_starts')
    .select(['game', 'start'])
    .where('game', 'in', [...results.keys()])
    .execute();
  const finished = starts.flatMap(({ game, start }) => {
    const result = results.get(game);
    return result === undefined ? [] : [{ start: startOf(start), result }];
  });
  for (const { start, result } of finished) {
    await finishDaily(transaction, start, result);
    await notePlaces(transaction, start, result);
  }
  const rows = finished.flatMap(({ start, result: { finishedAt } }) =>
    termsOfGame(start).map((term) => ({ term, finished_at: finishedAt, game: start.id })),
  );
  for (const portion of inBatches(rows)) {
    await transaction.insertInto('archive_terms').values(portion).execute();
  }
  const rated = finished.filter(({ start, result }) => isRated(start, result));
  if (rated.length === 0) return;
  const { rateGames } = await rating();
  await rateGames(transaction, rated);
}

/** How everybody came out of it, for those who have played together. */
async function notePlaces(
  transaction: Transaction<Schema>,
  start: GameStart,
  result: GameResult,
): Promise<void> {
  const places = placesIn(result);
  for (const { person, seat } of gamePeopleRows(start)) {
    await transaction
      .updateTable('game_people')
      .set({ finished_at: result.finishedAt, place: places[seat] ?? null })
      .where('game', '=', start.id)
      .where('person', '=', person)
      .execute();
  }
}
