// Which games this node drives: asks their bots, answers what is forced, lets their clocks run out. One node drives a game at
// a time; whoever takes over from a node that is dead raises the game's fencing number, and nothing is written any more under
// the old one.

import type { Id } from '@tenfold/protocol';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../store/schema.ts';
import { Gathered } from './gathered.ts';
import type { NodeSession } from './node-session.ts';

/** The driver of a game that is none: nobody has taken it, or who has is dead. */
const IS_FREE = sql<boolean>`(
  driver is null
  or not exists (select 1 from nodes where nodes.id = games.driver and nodes.until > clock_timestamp())
)`;

export class GameLeases {
  readonly #db: Kysely<Schema>;
  readonly #session: NodeSession;
  readonly #fences = new Map<Id, number>();
  readonly #claims: Gathered<Id, boolean>;

  constructor(db: Kysely<Schema>, session: NodeSession) {
    this.#db = db;
    this.#session = session;
    this.#claims = new Gathered(async (games) => this.#claimAll(games));
  }

  /** What this node is called at the moment. */
  get node(): string {
    return this.#session.id;
  }

  /** The number under which this node drives a game; null if it does not. */
  fenceOf(game: Id): number | null {
    return this.#session.isAlive ? (this.#fences.get(game) ?? null) : null;
  }

  /** Drives a game from now on, unless another does; whether it does. */
  async claim(game: Id): Promise<boolean> {
    return this.#claims.ask(game);
  }

  forget(game: Id): void {
    this.#fences.delete(game);
  }

  forgetAll(): void {
    this.#fences.clear();
  }

  /** Some other node may drive these. */
  async release(games: readonly Id[]): Promise<void> {
    for (const game of games) this.#fences.delete(game);
    await sql`
      with held as (
        select id from games where id = any(${games}::text[]) and driver = ${this.#session.id} order by id for update
      )
      update games set driver = null from held where games.id = held.id
    `.execute(this.#db);
  }

  async releaseAll(): Promise<void> {
    await this.release([...this.#fences.keys()]);
  }

  /** Running games whose deadline is past and that no other node drives, the oldest first. */
  async overdue(now: number, limit: number): Promise<readonly Id[]> {
    const { rows } = await sql<{ id: Id }>`
      select id from games
      where deadline <= ${now} and (driver = ${this.#session.id} or ${IS_FREE})
      order by deadline, id limit ${limit}
    `.execute(this.#db);
    return rows.map(({ id }) => id);
  }

  /** The locks are taken in the order in which appends take them, so that none waits for another in a circle. */
  async #claimAll(games: readonly Id[]): Promise<(game: Id) => boolean> {
    const { id } = this.#session;
    const { rows } = await sql<{ id: Id; fence: number }>`
      with free as (
        select id from games
        where id = any(${games}::text[]) and result is null and (driver = ${id} or ${IS_FREE})
          and exists (select 1 from nodes where nodes.id = ${id} and nodes.until > clock_timestamp())
        order by id for update
      )
      update games set driver = ${id}, fence = case when driver = ${id} then fence else fence + 1 end
      from free where games.id = free.id
      returning games.id, games.fence
    `.execute(this.#db);
    for (const game of games) this.#fences.delete(game);
    // Meanwhile it may have been taken for dead, and begun anew.
    if (id === this.#session.id) for (const row of rows) this.#fences.set(row.id, row.fence);
    return (game) => this.fenceOf(game) !== null;
  }
}
