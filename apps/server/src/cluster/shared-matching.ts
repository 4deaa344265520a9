// "Play anyone" over all nodes. Wishes are rows; whoever wishes looks, one at a time over all nodes, whether enough of those
// who wait agree, and makes their table and its game in the same transaction: they are found for each other once, and
// whatever dies on the way leaves all of it or nothing. A wish counts as long as its person is connected to any node.

import type { Id, PlayWish } from '@tenfold/protocol';
import { type Kysely, type Transaction, sql } from 'kysely';
import { LruMap } from '../data-structures/lru-map.ts';
import { SerialQueue } from '../data-structures/serial-queue.ts';
import { addGame } from '../store/game-queries.ts';
import type { Schema } from '../store/schema.ts';
import { addTable } from '../store/table-queries.ts';
import type { WaitingWish } from '../tables/agreement.ts';
import { agreement } from '../tables/agreement.ts';
import type { PlayAnyone, WishState } from '../tables/matching.ts';
import { optionsOf } from '../tables/matching.ts';
import type { Tables } from '../tables/tables.ts';
import type { NoticeBoard } from './notice-board.ts';
import type { SharedPresence } from './shared-presence.ts';

/** Any number, the same on all nodes. */
export const MATCHING_LOCK = 7_301_771;
/** Those who were told, so that nobody is told twice of the same table. */
const MOST_TOLD = 10_000;

const IS_CONNECTED = sql<boolean>`exists (
  select 1 from presence join nodes on nodes.id = presence.node
  where presence.place = '' and presence.person = wishes.person and nodes.until > clock_timestamp()
)`;

const WAITING: WishState = { state: 'waiting', table: null };

export class SharedMatching implements PlayAnyone {
  readonly #db: Kysely<Schema>;
  readonly #tables: Pick<Tables, 'madeTogether'>;
  readonly #board: NoticeBoard;
  readonly #presence: Pick<SharedPresence, 'connected'>;
  readonly #listeners: ((person: Id, table: Id) => void)[] = [];
  readonly #wishing = new SerialQueue();
  readonly #told = new LruMap<string, true>(MOST_TOLD);

  constructor(
    db: Kysely<Schema>,
    tables: Pick<Tables, 'madeTogether'>,
    board: NoticeBoard,
    presence: Pick<SharedPresence, 'connected'>,
  ) {
    this.#db = db;
    this.#presence = presence;
    this.#tables = tables;
    this.#board = board;
  }

  onMatch(listener: (person: Id, table: Id) => void): void {
    this.#listeners.push(listener);
  }

  async isWaiting(person: Id): Promise<boolean> {
    const { rows } = await sql`
      select 1 from wishes where person = ${person} and found is null`.execute(this.#db);
    return rows.length > 0;
  }

  async wish(person: Id, wish: PlayWish): Promise<WishState> {
    // They wait for each other in any case: here, and not with a connection each.
    return this.#wishing.enqueue(async () => this.#wish(person, wish));
  }

  async #wish(person: Id, wish: PlayWish): Promise<WishState> {
    const found = await this.#db.transaction().execute(async (transaction) => {
      await sql`select pg_advisory_xact_lock(${MATCHING_LOCK})`.execute(transaction);
      const before = await this.#keep(transaction, person, wish);
      if (before !== null) return { people: [person], table: before };
      const agreed = agreement(await waiting(transaction));
      if (agreed === null) return null;
      const { table, start, waitingFor } = await this.#tables.madeTogether(agreed.people, optionsOf(agreed));
      await addTable(transaction, table);
      await addGame(transaction, start, waitingFor);
      await sql`
        update wishes set found = ${table.id}, found_at = clock_timestamp()
        where person = any(${agreed.people}::text[])`.execute(transaction);
      return { people: agreed.people, table: table.id };
    });
    if (found === null) return WAITING;
    this.#board.put(...found.people.map((one) => ['match', one, found.table] as const));
    for (const one of found.people) this.tell(one, found.table);
    // Who wished last may not be among those who were found.
    return found.people.includes(person) ? { state: 'matched', table: found.table } : WAITING;
  }

  async withdraw(person: Id): Promise<void> {
    await sql`delete from wishes where person = ${person}`.execute(this.#db);
  }

  avoid(): void {
    // Whoever looks whether enough of those who wait agree reads who has blocked whom.
  }

  async connected(person: Id): Promise<void> {
    await this.#presence.connected(person, true);
  }

  /** What was found for him stays: he may have lost his connection, and comes back. */
  async disconnected(person: Id): Promise<void> {
    await this.#presence.connected(person, false);
    await sql`
      delete from wishes where person = ${person} and found is null and not ${IS_CONNECTED}`.execute(
      this.#db,
    );
  }

  /** Those for whom others were found lately, and who may not have heard of it. */
  async compare(): Promise<void> {
    const { rows } = await sql<{ person: Id; found: Id }>`
      select person, found from wishes
      where found_at > clock_timestamp() - interval '1 minute'`.execute(this.#db);
    for (const { person, found } of rows) this.tell(person, found);
  }

  /** Wishes of people who are connected nowhere, and tables that were found and never come to. */
  async tidy(): Promise<void> {
    await sql`
      delete from wishes
      where (found is null and not ${IS_CONNECTED}) or found_at < clock_timestamp() - interval '10 minutes'
    `.execute(this.#db);
  }

  tell(person: Id, table: Id): void {
    const key = `${person} ${table}`;
    if (this.#told.get(key) === true) return;
    this.#told.set(key, true);
    for (const listener of this.#listeners) listener(person, table);
  }

  /** The table that was found for an earlier wish and that he has not come to; null if there is none, and he waits. */
  async #keep(transaction: Transaction<Schema>, person: Id, wish: PlayWish): Promise<Id | null> {
    const text = JSON.stringify(wish);
    const { rows } = await sql<{ wish: string; found: Id | null }>`
      select wish, found from wishes where person = ${person}`.execute(transaction);
    const [before] = rows;
    if (before !== undefined && before.found !== null) return before.found;
    if (before?.wish === text) return null;
    await sql`delete from wishes where person = ${person}`.execute(transaction);
    await sql`insert into wishes (person, wish) values (${person}, ${text})`.execute(transaction);
    return null;
  }
}

/** Who came first is first. */
async function waiting(transaction: Transaction<Schema>): Promise<readonly WaitingWish[]> {
  const { rows } = await sql<{ person: Id; wish: string }>`
    select person, wish from wishes where found is null and ${IS_CONNECTED} order by since`.execute(
    transaction,
  );
  const people = rows.map(({ person }) => person);
  const blocks = await sql<{ person: Id; other: Id }>`
    select person, other from blocks
    where person = any(${people}::text[]) and other = any(${people}::text[])`.execute(transaction);
  return rows.map(({ person, wish }) => ({
    person,
    wish: JSON.parse(wish) as PlayWish,
    avoids: new Set(blocks.rows.flatMap((one) => (one.person === person ? [one.other] : []))),
  }));
}
