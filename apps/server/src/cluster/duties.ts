// What one node at a time does for all: letting go of what nobody uses, for example.

import { type Kysely, sql } from 'kysely';
import type { Schema } from '../store/schema.ts';
import type { NodeSession } from './node-session.ts';

export class Duties {
  readonly #db: Kysely<Schema>;
  readonly #session: NodeSession;

  constructor(db: Kysely<Schema>, session: NodeSession) {
    this.#db = db;
    this.#session = session;
  }

  /** Whether this node is the one to do it, from now on for so long. */
  async isOurs(name: string, ms: number): Promise<boolean> {
    const until = sql`clock_timestamp() + ${ms} * interval '1 millisecond'`;
    const { rows } = await sql`
      insert into duties (name, node, until) values (${name}, ${this.#session.id}, ${until})
      on conflict (name) do update set node = excluded.node, until = excluded.until
      where duties.node = excluded.node
        or not exists (select 1 from nodes where nodes.id = duties.node and nodes.until > clock_timestamp())
        or duties.until < clock_timestamp()
      returning node
    `.execute(this.#db);
    return rows.length > 0;
  }
}
