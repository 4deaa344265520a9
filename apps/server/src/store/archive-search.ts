// A page of the archive: one walk down an index, from where the last page ended.

import type { Kysely } from 'kysely';
import { termsOfQuery } from './archive-terms.ts';
import { readCursor, writeCursor } from './cursor.ts';
import { summaryOf } from './rows.ts';
import type { Schema } from './schema.ts';
import type { GameQuery, StoredGameSummary, Page } from './store.ts';

export async function searchArchive(db: Kysely<Schema>, query: GameQuery): Promise<Page<StoredGameSummary>> {
  const { limit, after } = query;
  const cursor = after === undefined ? null : readCursor(after);
  const terms = termsOfQuery(query);
  if (terms === null) return { items: [], next: null };

  let found = db.selectFrom('archive_terms as found').where('found.term', '=', terms.first);
  for (const either of terms.others) {
    found = found.where((eb) =>
      eb.exists(
        eb
          .selectFrom('archive_terms as other')
          .select('other.term')
          .where('other.term', 'in', either)
          .whereRef('other.finished_at', '=', 'found.finished_at')
          .whereRef('other.game', '=', 'found.game'),
      ),
    );
  }
  if (cursor !== null) {
    found = found.where((eb) =>
      eb(eb.refTuple('found.finished_at', 'found.game'), '<', eb.tuple(cursor.value, cursor.id)),
    );
  }
  const rows = await found
    .innerJoin('games', 'games.id', 'found.game')
    .innerJoin('game_starts', 'game_starts.game', 'found.game')
    .select(['found.game', 'found.finished_at', 'game_starts.start', 'games.result', 'games.waiting_for'])
    .orderBy('found.finished_at', 'desc')
    .orderBy('found.game', 'desc')
    .limit(limit + 1)
    .execute();

  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return {
    items: shown.map(summaryOf),
    next: last === undefined ? null : writeCursor({ value: last.finished_at, id: last.game }),
  };
}
