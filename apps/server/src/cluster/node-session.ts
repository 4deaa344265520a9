// That this node is alive, said again and again in the database, by the database's clock. A node that has not said so for too
// long is dead for all others, whatever it believes itself: when it wakes up, it begins anew under another name.

import { type Kysely, sql } from 'kysely';
import type { Schema } from '../store/schema.ts';
import { newId } from '../people/new-id.ts';

/** Nobody else drives the games of a node sooner than this after its last sign of life. */
export const LEASE_MS = 5000;

export interface LivingNode {
  readonly id: string;
  /** How often it has changed who is where. */
  readonly presence: number;
}

export class NodeSession {
  readonly #db: Kysely<Schema>;
  readonly #steady: () => number;
  #id = newId();
  /** By the steady clock; earlier than the database sees it. */
  #until = Number.NEGATIVE_INFINITY;

  constructor(db: Kysely<Schema>, steady: () => number) {
    this.#db = db;
    this.#steady = steady;
  }

  get id(): string {
    return this.#id;
  }

  /** Whether no other node can have taken over from this one yet, as far as it knows itself. */
  get isAlive(): boolean {
    return this.#steady() < this.#until;
  }

  async begin(): Promise<void> {
    this.#id = newId();
    const asked = this.#steady();
    await sql`
      insert into nodes (id, until) values (${this.#id}, clock_timestamp() + ${LEASE_MS} * interval '1 millisecond')
    `.execute(this.#db);
    this.#until = asked + LEASE_MS;
  }

  /** All that are alive, this one among them; null if this one was taken for dead. */
  async renew(): Promise<readonly LivingNode[] | null> {
    const asked = this.#steady();
    const { rows } = await sql<LivingNode & { readonly renewed: boolean }>`
      with renewed as (
        update nodes set until = clock_timestamp() + ${LEASE_MS} * interval '1 millisecond'
        where id = ${this.#id} and until > clock_timestamp()
        returning id
      )
      select id, presence, exists (select 1 from renewed) as renewed from nodes where until > clock_timestamp()
    `.execute(this.#db);
    if (rows[0]?.renewed !== true) {
      this.#until = Number.NEGATIVE_INFINITY;
      return null;
    }
    this.#until = asked + LEASE_MS;
    return rows;
  }

  /** What dead nodes have left behind. */
  async tidy(): Promise<void> {
    await sql`
      with dead as (
        delete from nodes where until < clock_timestamp() - ${10 * LEASE_MS} * interval '1 millisecond'
      )
      delete from presence where not exists (select 1 from nodes where nodes.id = presence.node)
    `.execute(this.#db);
  }

  async end(): Promise<void> {
    this.#until = Number.NEGATIVE_INFINITY;
    await sql`
      with gone as (delete from presence where node = ${this.#id})
      delete from nodes where id = ${this.#id}
    `.execute(this.#db);
  }
}
