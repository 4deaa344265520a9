// Who is where, on all nodes. Each node writes rows for those who are connected to it, and counts its changes in its own row;
// every node knows by heart what the rows of the others say. Whoever has missed a notice sees from the count that there is
// something new. What a dead node wrote counts for nothing.

import type { Id } from '@tenfold/protocol';
import { type Kysely, sql } from 'kysely';
import { SerialQueue } from '../data-structures/serial-queue.ts';
import type { Schema } from '../store/schema.ts';
import type { SharedTablePresence } from '../tables/table-presence.ts';
import type { LivingNode, NodeSession } from './node-session.ts';
import type { NoticeBoard } from './notice-board.ts';

/** The place of those who are connected at all. */
const ANYWHERE = '';
/** In the place of a person: those without an identity. */
const ANONYMOUS = '';
/** With more of them it is as well to read all. */
const MOST_PLACES = 40;

/** By place and by person: how many windows. */
type Windows = Map<Id, Map<Id, number>>;

interface KnownNode {
  /** The count of its changes that is known here. */
  version: number;
  readonly windows: Windows;
}

interface PresenceRow {
  readonly place: Id;
  readonly person: Id;
  readonly windows: number;
}

const NOBODY: { readonly people: ReadonlySet<Id>; readonly anonymous: number } = {
  people: new Set(),
  anonymous: 0,
};

export class SharedPresence implements SharedTablePresence {
  readonly #db: Kysely<Schema>;
  readonly #session: NodeSession;
  readonly #board: NoticeBoard;
  /** People have come to a table by way of another node, or gone; an empty id stands for those without an identity. */
  readonly #moved: (table: Id, people: ReadonlySet<Id>) => void;
  readonly #own: Windows = new Map();
  /** What is not written yet, by place and person. */
  #unwritten = new Map<string, { readonly place: Id; readonly person: Id }>();
  /** They have come to tables that may have been found for them; by place and person. */
  readonly #arrived = new Map<string, { readonly place: Id; readonly person: Id }>();
  readonly #writing = new SerialQueue();
  readonly #forgetting = new SerialQueue();
  readonly #reading = new SerialQueue();
  readonly #others = new Map<string, KnownNode>();

  constructor(
    db: Kysely<Schema>,
    session: NodeSession,
    board: NoticeBoard,
    moved: (table: Id, people: ReadonlySet<Id>) => void,
  ) {
    this.#db = db;
    this.#session = session;
    this.#board = board;
    this.#moved = moved;
  }

  // Those who are at this node

  publish(table: Id, person: Id | null, windows: number): void {
    this.#note(table, person ?? ANONYMOUS, windows);
    void this.#write().catch(() => undefined);
  }

  /** Resolves when the others can know it. */
  async connected(person: Id, isConnected: boolean): Promise<void> {
    this.#note(ANYWHERE, person, isConnected ? 1 : 0);
    await this.#write();
  }

  /** What could not be written before. */
  async publishRest(): Promise<void> {
    await this.#write();
    if (this.#forgetting.isEmpty) void this.#forgetFound().catch(() => undefined);
  }

  /** All of it once more, under the name that this node has now. */
  async publishAll(): Promise<void> {
    for (const [place, people] of this.#own) {
      for (const person of people.keys()) this.#unwritten.set(`${place} ${person}`, { place, person });
    }
    await this.#write();
  }

  // Those who are at others

  isHere(table: Id, person: Id): boolean {
    for (const { windows } of this.#others.values())
      if (windows.get(table)?.has(person) === true) return true;
    return false;
  }

  lookers(table: Id): { readonly people: ReadonlySet<Id>; readonly anonymous: number } {
    const there = [...this.#others.values()].flatMap(({ windows }) => windows.get(table) ?? []);
    if (there.length === 0) return NOBODY;
    const people = new Set(there.flatMap((windows) => [...windows.keys()]));
    people.delete(ANONYMOUS);
    return { people, anonymous: there.reduce((sum, windows) => sum + (windows.get(ANONYMOUS) ?? 0), 0) };
  }

  tablesOf(person: Id): readonly Id[] {
    return [...this.#others.values()].flatMap(({ windows }) =>
      [...windows].flatMap(([place, people]) => (place !== ANYWHERE && people.has(person) ? [place] : [])),
    );
  }

  /** Whether somebody is connected to any node; the database is asked. */
  async isConnected(person: Id): Promise<boolean> {
    const { rows } = await sql`
      select 1 from presence join nodes on nodes.id = presence.node
      where presence.place = ${ANYWHERE} and presence.person = ${person} and nodes.until > clock_timestamp()
      limit 1
    `.execute(this.#db);
    return rows.length > 0;
  }

  /** A node has changed something, at these places if they are named. */
  changed(node: string, version: number, places: readonly Id[] | null): void {
    void this.#reading.enqueue(async () => this.#read(node, version, places)).catch(() => undefined);
  }

  /** These are alive, and no others; whether one has gone. */
  async compare(living: readonly LivingNode[]): Promise<boolean> {
    const alive = new Set(living.map(({ id }) => id));
    return this.#reading.enqueue(async () => {
      const gone = [...this.#others.keys()].filter((node) => !alive.has(node));
      for (const node of gone) this.#drop(node);
      for (const { id, presence } of living) await this.#read(id, presence, null);
      return gone.length > 0;
    });
  }

  /** A node has said that it goes. */
  left(node: string): void {
    void this.#reading.enqueue(() => this.#drop(node));
  }

  async settled(): Promise<void> {
    await this.#writing.settled();
    await this.#forgetting.settled();
    await this.#reading.settled();
  }

  #note(place: Id, person: Id, windows: number): void {
    const people = this.#own.get(place) ?? new Map<Id, number>();
    if (windows > 0) people.set(person, windows);
    else people.delete(person);
    if (people.size > 0) this.#own.set(place, people);
    else this.#own.delete(place);
    this.#unwritten.set(`${place} ${person}`, { place, person });
  }

  async #write(): Promise<void> {
    await this.#writing.enqueue(async () => {
      const changed = [...this.#unwritten.values()];
      if (changed.length === 0) return;
      this.#unwritten = new Map();
      try {
        await this.#writeRows(changed);
      } catch (error) {
        // They are written with the next change, or with the node's next sign of life.
        this.#unwritten = new Map([
          ...changed.map((one) => [`${one.place} ${one.person}`, one] as const),
          ...this.#unwritten,
        ]);
        throw error;
      }
    });
  }

  async #writeRows(changed: readonly { readonly place: Id; readonly person: Id }[]): Promise<void> {
    const { id } = this.#session;
    const rows = changed.map(({ place, person }) => ({
      place,
      person,
      windows: this.#own.get(place)?.get(person) ?? 0,
    }));
    const [here, gone] = [
      rows.filter(({ windows }) => windows > 0),
      rows.filter(({ windows }) => windows === 0),
    ];
    const written = await sql<{ presence: number }>`
      with come as (
        insert into presence (node, place, person, windows)
        select ${id}, * from unnest(
          ${here.map(({ place }) => place)}::text[], ${here.map(({ person }) => person)}::text[],
          ${here.map(({ windows }) => windows)}::integer[]
        )
        on conflict (node, place, person) do update set windows = excluded.windows
      ), gone as (
        delete from presence where node = ${id} and (place, person) in (
          select * from unnest(
            ${gone.map(({ place }) => place)}::text[], ${gone.map(({ person }) => person)}::text[]
          )
        )
      )
      update nodes set presence = presence + 1 where id = ${id} returning presence
    `.execute(this.#db);
    for (const row of here) if (row.place !== ANYWHERE) this.#arrived.set(`${row.place} ${row.person}`, row);
    void this.#forgetFound().catch(() => undefined);
    const version = written.rows[0]?.presence;
    if (version === undefined) return;
    const places = [...new Set(rows.map(({ place }) => place))];
    this.#board.put(['presence', id, version, places.length > MOST_PLACES ? null : places]);
  }

  /**
   * Who has come to the table where others were found for him need not be told of it any more. Apart from who is where: a node
   * that is just looking for people who agree has locked their wishes.
   */
  async #forgetFound(): Promise<void> {
    await this.#forgetting.enqueue(async () => {
      const arrived = [...this.#arrived.values()];
      if (arrived.length === 0) return;
      await sql`
        delete from wishes where (found, person) in (
          select * from unnest(
            ${arrived.map(({ place }) => place)}::text[], ${arrived.map(({ person }) => person)}::text[]
          )
        )`.execute(this.#db);
      for (const { place, person } of arrived) this.#arrived.delete(`${place} ${person}`);
    });
  }

  async #read(node: string, version: number, places: readonly Id[] | null): Promise<void> {
    if (node === this.#session.id) return;
    const known = this.#others.get(node) ?? { version: -1, windows: new Map() };
    if (version <= known.version) return;
    const some = places !== null && version === known.version + 1 ? places : null;
    const { rows } = await sql<PresenceRow>`
      select place, person, windows from presence
      where node = ${node} and ${some === null ? sql`true` : sql`place = any(${some}::text[])`}
    `.execute(this.#db);
    const windows = windowsOf(rows);
    if (some === null) {
      this.#others.set(node, { version, windows });
      return this.#tell(known.windows, windows, new Set([...known.windows.keys(), ...windows.keys()]));
    }
    // Not all of it anew: there are as many of these as people come and go.
    const before: Windows = new Map(some.map((place) => [place, known.windows.get(place) ?? new Map()]));
    for (const place of some) {
      const people = windows.get(place);
      if (people === undefined) known.windows.delete(place);
      else known.windows.set(place, people);
    }
    known.version = version;
    this.#tell(before, windows, some);
  }

  #drop(node: string): void {
    const known = this.#others.get(node);
    if (known === undefined) return;
    this.#others.delete(node);
    this.#tell(known.windows, new Map(), known.windows.keys());
  }

  #tell(before: Windows, after: Windows, places: Iterable<Id>): void {
    for (const place of places) {
      if (place === ANYWHERE) continue;
      const was = before.get(place) ?? new Map<Id, number>();
      const is = after.get(place) ?? new Map<Id, number>();
      const moved = new Set([...was.keys(), ...is.keys()].filter((one) => was.get(one) !== is.get(one)));
      if (moved.size > 0) this.#moved(place, moved);
    }
  }
}

function windowsOf(rows: readonly PresenceRow[]): Windows {
  const windows: Windows = new Map();
  for (const { place, person, windows: count } of rows) {
    const people = windows.get(place) ?? new Map<Id, number>();
    people.set(person, count);
    windows.set(place, people);
  }
  return windows;
}
