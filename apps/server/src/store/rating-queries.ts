// Ratings in SQL, as they are read; they are written with the end of a game, in `rate-games.ts`.

import type { Id } from '@tenfold/protocol';
import { type Kysely, sql } from 'kysely';
import { readCursor, writeCursor } from './cursor.ts';
import { ratingChangeOf, ratingOf } from './rows.ts';
import type { Schema } from './schema.ts';
import type { Page, RatingStore, StoredRating, StoredRatingUpdate } from './store.ts';

/** In the words of the index: a database does not see through a parameter that it fits. */
const LISTED_ROWS = sql<boolean>`listed = 1`;

export function ratingQueries(reads: Kysely<Schema>): RatingStore {
  return {
    async ratings(people: readonly Id[]): Promise<readonly StoredRating[]> {
      if (people.length === 0) return [];
      const rows = await reads.selectFrom('ratings').selectAll().where('person', 'in', people).execute();
      return rows.map(ratingOf);
    },

    async ratingChanges(person: Id, limit: number): Promise<readonly StoredRatingUpdate[]> {
      const rows = await reads
        .selectFrom('rating_changes')
        .selectAll()
        .where('person', '=', person)
        .orderBy('at', 'desc')
        .orderBy('game', 'desc')
        .limit(limit)
        .execute();
      return rows.map(ratingChangeOf);
    },

    async ratingChange(person: Id, game: Id, finishedAt: number): Promise<StoredRatingUpdate | null> {
      const row = await reads
        .selectFrom('rating_changes')
        .selectAll()
        .where('person', '=', person)
        .where('at', '=', finishedAt)
        .where('game', '=', game)
        .executeTakeFirst();
      return row === undefined ? null : ratingChangeOf(row);
    },

    async ladder(limit: number, after?: string): Promise<Page<StoredRating>> {
      let query = reads
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
    },
  };
}
