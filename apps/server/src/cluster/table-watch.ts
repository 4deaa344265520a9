// Tables that somebody looks at by way of this node, and that others may change.

import type { Id } from '@tenfold/protocol';
import { type Kysely, sql } from 'kysely';
import type { Live } from '../live/live.ts';
import type { Schema } from '../store/schema.ts';
import type { Tables } from '../tables/tables.ts';

export class TableWatch {
  readonly #db: Kysely<Schema>;
  readonly #live: Live;
  readonly #tables: Tables;
  /** As they were when they were compared last. */
  #revisions: ReadonlyMap<Id, number> = new Map();

  constructor(db: Kysely<Schema>, live: Live, tables: Tables) {
    this.#db = db;
    this.#live = live;
    this.#tables = tables;
  }

  changed(table: Id): void {
    if (!this.#live.isFollowed(table)) return;
    // Should it not be readable at the moment, it is compared later.
    void this.#tables.lookAgain(table).catch(() => undefined);
  }

  async compare(): Promise<void> {
    const followed = this.#live.followedTables;
    const before = this.#revisions;
    if (followed.length === 0) return;
    const { rows } = await sql<{ id: Id; revision: number }>`
      select id, revision from tables where id = any(${followed}::text[])`.execute(this.#db);
    this.#revisions = new Map(rows.map(({ id, revision }) => [id, revision]));
    for (const { id, revision } of rows) if (before.get(id) !== revision) this.changed(id);
  }
}
