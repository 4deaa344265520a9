// What may be made in a while, counted over all nodes: token buckets as rows. Whoever is refused by one node is not served by
// the next.

import { type Kysely, sql } from 'kysely';
import type { Allowance } from '../limits/traffic-limits.ts';
import type { Schema } from '../store/schema.ts';

export class SharedAllowances {
  readonly #db: Kysely<Schema>;

  constructor(db: Kysely<Schema>) {
    this.#db = db;
  }

  /** Whether there was a token to take. */
  async take(kind: string, key: string, { perSecond, burst }: Allowance): Promise<boolean> {
    const filled = sql`least(${burst}, allowances.tokens
      + extract(epoch from clock_timestamp() - allowances.filled_at) * ${perSecond})`;
    const { rows } = await sql`
      insert into allowances (kind, key, tokens, filled_at)
      values (${kind}, ${key}, ${burst - 1}::double precision, clock_timestamp())
      on conflict (kind, key) do update set tokens = ${filled} - 1, filled_at = clock_timestamp()
      where ${filled} >= 1
      returning tokens
    `.execute(this.#db);
    return rows.length > 0;
  }
}
