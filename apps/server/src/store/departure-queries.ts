// What the store does when people go: tokens made void, names taken out of games. Everything that may be much is done in
// small steps, each found by an index.

import type { Id } from '@tenfold/protocol';
import type { Kysely, Transaction } from 'kysely';
import { anonymised } from '../game-log/anonymise.ts';
import type { GameResult } from '../game-log/game-log.ts';
import { personTerm, termsOfGame } from './archive-terms.ts';
import { forgetInDaily } from './daily-queries.ts';
import { startOf } from './rows.ts';
import type { Schema } from './schema.ts';

/** The generation of the tokens that count from now on; null if there is no such person. */
export async function renewTokens(db: Kysely<Schema>, person: Id): Promise<number | null> {
  return db.transaction().execute(async (transaction) => {
    const renewed = await transaction
      .updateTable('people')
      .set((eb) => ({ generation: eb('generation', '+', 1) }))
      .where('id', '=', person)
      .where('left_at', 'is', null)
      .returning('generation')
      .executeTakeFirst();
    // Whoever has a link to carry the identity elsewhere would have a new token.
    await transaction.deleteFrom('carry_links').where('person', '=', person).execute();
    return renewed?.generation ?? null;
  });
}

export async function beginLeaving(db: Kysely<Schema>, person: Id, at: number): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('carry_links').where('person', '=', person).execute();
    await forgetAcquaintances(transaction, [person]);
    await transaction.deleteFrom('learning').where('person', '=', person).execute();
    await transaction
      .updateTable('people')
      .set({ name: '', left_at: at })
      .where('id', '=', person)
      .where('left_at', 'is', null)
      .execute();
  });
}

export async function leaving(db: Kysely<Schema>, limit: number): Promise<readonly Id[]> {
  const rows = await db
    .selectFrom('people')
    .select('id')
    .where('left_at', 'is not', null)
    .orderBy('left_at')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** The games of which this was done now; none when there are no more. */
export async function forgetFinishedGames(
  db: Kysely<Schema>,
  person: Id,
  limit: number,
): Promise<readonly Id[]> {
  return db.transaction().execute(async (transaction) => {
    const found = await transaction
      .selectFrom('archive_terms')
      .select('game')
      .where('term', '=', personTerm(person))
      .limit(limit)
      .execute();
    for (const { game } of found) await forgetIn(transaction, person, game);
    return found.map(({ game }) => game);
  });
}

export async function forgetIn(transaction: Transaction<Schema>, person: Id, game: Id): Promise<void> {
  const row = await transaction
    .selectFrom('game_starts')
    .innerJoin('games', 'games.id', 'game_starts.game')
    .select(['game_starts.start', 'games.result'])
    .where('game_starts.game', '=', game)
    .executeTakeFirst();
  if (row === undefined) return;
  const before = startOf(row.start);
  const after = anonymised(before, person);
  await transaction
    .updateTable('game_starts')
    .set({ start: JSON.stringify(after) })
    .where('game', '=', game)
    .execute();
  await transaction.deleteFrom('game_people').where('game', '=', game).where('person', '=', person).execute();
  await forgetInDaily(transaction, person, game);
  if (row.result === null) return;
  const kept = new Set(termsOfGame(after));
  const gone = [personTerm(person), ...termsOfGame(before)].filter((term) => !kept.has(term));
  const { finishedAt } = JSON.parse(row.result) as GameResult;
  await transaction
    .deleteFrom('archive_terms')
    .where('term', 'in', gone)
    .where('finished_at', '=', finishedAt)
    .where('game', '=', game)
    .execute();
}

export async function forgetPerson(db: Kysely<Schema>, person: Id): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    // Whom others have met stays with those: it weighs their games, and names nobody.
    for (const table of ['ratings', 'rating_meetings', 'rating_changes'] as const) {
      await transaction.deleteFrom(table).where('person', '=', person).execute();
    }
    await transaction.deleteFrom('carry_links').where('person', '=', person).execute();
    await forgetAcquaintances(transaction, [person]);
    await transaction.deleteFrom('people').where('id', '=', person).execute();
  });
}

/** Whom they blocked, muted or invited, and who did so to them. */
export async function forgetAcquaintances(
  transaction: Transaction<Schema>,
  people: readonly Id[],
): Promise<void> {
  await transaction.deleteFrom('blocks').where('person', 'in', people).execute();
  await transaction.deleteFrom('blocks').where('other', 'in', people).execute();
  await transaction.deleteFrom('mutes').where('person', 'in', people).execute();
  await transaction.deleteFrom('mutes').where('target', 'in', people).execute();
  await transaction.deleteFrom('invitations').where('host', 'in', people).execute();
  await transaction.deleteFrom('invitations').where('guest', 'in', people).execute();
}
