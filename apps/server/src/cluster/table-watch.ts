// Tables that somebody looks at by way of this node, and that others may change.

import type { Id } from '@tenfold/protocol';
import { type Kysely, sql } from 'kysely';
import type { Live } from '../live/live.ts';
import { inBatches } from '../store/batches.ts';
import type { Schema } from '../store/schema.ts';
import type { Tables } from '../tables/tables.ts';

interface Revision {
  readonly id: Id;
  readonly revision: number;
}

/** The revision of a table that was not compared yet. */
const NEVER_COMPARED = -1;

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
    if (followed.length === 0) return;
    const changed = new Map<Id, number>();
    for (const some of inBatches(followed)) {
      for (const { id, revision } of await this.#changedOf(some)) changed.set(id, revision);
    }
    this.#revisions = new Map(
      followed.map((id) => [id, changed.get(id) ?? this.#revisions.get(id) ?? NEVER_COMPARED]),
    );
    for (const id of changed.keys()) this.changed(id);
  }

  /** With other revisions than they had when they were compared last. */
  async #changedOf(tables: readonly Id[]): Promise<readonly Revision[]> {
    const { rows } = await sql<Revision>`/* prepared: changed-tables */
      select tables.id, tables.revision
      from unnest(
        ${tables}::text[], ${tables.map((id) => this.#revisions.get(id) ?? NEVER_COMPARED)}::integer[]
      ) as known (id, revision)
      join tables on tables.id = known.id
      where tables.revision <> known.revision`.execute(this.#db);
    return rows;
  }
}
