// What is shared out among workers: what it is about, what came of each part, and which workers there are. The jobs themselves are
// rows of graphile-worker, in a schema of its own.

import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const workTables: Migration = {
  async up(db: Kysely<unknown>) {
    // Alive until then, by the clock of the database; with so many threads.
    await sql`
      create table workers (
        id text collate "C" primary key,
        threads integer not null,
        until timestamptz not null
      ) with (fillfactor = 50)`.execute(db);

    // Whoever gave the order wants it until then; he says again and again that he still does.
    await sql`
      create table work_orders (
        id text collate "C" primary key,
        body text not null,
        until timestamptz not null
      ) with (fillfactor = 50)`.execute(db);

    // Until who gave the order has fetched it.
    await sql`
      create table work_results (
        work_order text collate "C" not null references work_orders (id) on delete cascade,
        part integer not null,
        result text not null,
        primary key (work_order, part)
      )`.execute(db);
  },
};
