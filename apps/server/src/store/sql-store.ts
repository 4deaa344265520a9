// The store on SQL, one code for both databases: the queries of all its parts on the same connections. What the databases
// do differently is handed in: see `append.ts`.

import type { Kysely } from 'kysely';
import { acquaintanceQueries } from './acquaintance-queries.ts';
import type { Appending } from './append.ts';
import { dailyQueries } from './daily-queries.ts';
import { gameQueries } from './game-queries.ts';
import { peopleQueries } from './people-queries.ts';
import type { PlainStore } from './plain-store.ts';
import { ratingQueries } from './rating-queries.ts';
import type { Schema } from './schema.ts';
import type { Store } from './store.ts';
import { tableQueries } from './table-queries.ts';
import { upkeepQueries } from './upkeep-queries.ts';

/** Can be reached from this thread and, as far as it is plain data, from another. */
export type SqlStore = Store & PlainStore;

/** Whoever only reads goes through `reads`, where commits neither wait nor are waited for. */
export function sqlStore(db: Kysely<Schema>, appending: Appending, reads = db): SqlStore {
  return {
    ...peopleQueries(db, reads),
    ...acquaintanceQueries(db, reads),
    ...tableQueries(db, reads),
    ...gameQueries(db, reads, appending),
    ...dailyQueries(db, reads),
    ...ratingQueries(reads),
    ...upkeepQueries(db, reads),
    async close() {
      await Promise.all([...new Set([db, reads])].map(async (each) => each.destroy()));
    },
  };
}
