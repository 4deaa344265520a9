// Letting go of what nobody uses any more, a little at a time, each found by an index.

import { type Kysely, sql } from 'kysely';
import { forgetAcquaintances } from './departure-queries.ts';
import type { Schema } from './schema.ts';
import { ConflictError } from './store.ts';

/** In the words of the indexes: a database does not see through a parameter that they fit. */
const IS_IDLE = sql<boolean>`state <> 'playing'`;
const IS_UNUSED = sql<boolean>`used = 0`;

/** Never one where a game is being played. */
export async function sweepTables(db: Kysely<Schema>, before: number, limit: number): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    const rows = await transaction
      .selectFrom('tables')
      .select('id')
      .where(IS_IDLE)
      .where('changed_at', '<', before)
      .orderBy('changed_at')
      .orderBy('id')
      .limit(limit)
      .execute();
    if (rows.length === 0) return 0;
    const ids = rows.map(({ id }) => id);
    await transaction.deleteFrom('table_seats').where('table_id', 'in', ids).execute();
    await transaction.deleteFrom('mutes').where('target', 'in', ids).execute();
    const { numDeletedRows } = await transaction
      .deleteFrom('tables')
      .where('id', 'in', ids)
      .where(IS_IDLE)
      .where('changed_at', '<', before)
      .executeTakeFirst();
    if (Number(numDeletedRows) !== ids.length) {
      throw new ConflictError('Somebody has come to a table that was to be swept. Sweep again later.');
    }
    return ids.length;
  });
}

/** People who have never sat at any table, and were not seen since then. */
export async function sweepPeople(db: Kysely<Schema>, before: number, limit: number): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    const rows = await transaction
      .selectFrom('people')
      .select('id')
      .where(IS_UNUSED)
      .where('seen_at', '<', before)
      .orderBy('seen_at')
      .orderBy('id')
      .limit(limit)
      .execute();
    if (rows.length === 0) return 0;
    const ids = rows.map(({ id }) => id);
    await transaction.deleteFrom('carry_links').where('person', 'in', ids).execute();
    await forgetAcquaintances(transaction, ids);
    await transaction.deleteFrom('learning').where('person', 'in', ids).execute();
    const { numDeletedRows } = await transaction
      .deleteFrom('people')
      .where('id', 'in', ids)
      .where(IS_UNUSED)
      .where('seen_at', '<', before)
      .executeTakeFirst();
    return Number(numDeletedRows);
  });
}
