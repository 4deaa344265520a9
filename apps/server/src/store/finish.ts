// What is written besides the log when games end: the result, what the archive finds the game by, and ratings.

import type { Transaction } from 'kysely';
import { termsOfGame } from './archive-terms.ts';
import { ratingRow, startOf } from './rows.ts';
import type { Schema } from './schema.ts';
import type { GameResult, GameWrite, Rating } from './store.ts';

/** Both databases limit the number of parameters of a statement; this stays far below. */
const ROWS_AT_ONCE = 1000;

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
  const rows = starts.flatMap(({ game, start }) => {
    const finishedAt = results.get(game)?.finishedAt;
    if (finishedAt === undefined) return [];
    return termsOfGame(startOf(start)).map((term) => ({ term, finished_at: finishedAt, game }));
  });
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
    await transaction
      .insertInto('archive_terms')
      .values(rows.slice(from, from + ROWS_AT_ONCE))
      .execute();
  }
}

export async function keepRatings(
  transaction: Transaction<Schema>,
  writes: readonly GameWrite[],
): Promise<void> {
  const latest = new Map<string, Rating>();
  for (const { ratings = [] } of writes) for (const rating of ratings) latest.set(rating.subject, rating);
  if (latest.size === 0) return;

  // In one order, so that two servers never wait for each other.
  const rows = [...latest.values()].map(ratingRow).sort((a, b) => (a.subject < b.subject ? -1 : 1));
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
    await transaction
      .insertInto('ratings')
      .values(rows.slice(from, from + ROWS_AT_ONCE))
      .onConflict((conflict) =>
        conflict.column('subject').doUpdateSet((eb) => ({
          name: eb.ref('excluded.name'),
          mu: eb.ref('excluded.mu'),
          sigma: eb.ref('excluded.sigma'),
          games: eb.ref('excluded.games'),
          rank_value: eb.ref('excluded.rank_value'),
        })),
      )
      .execute();
  }
}
