// The logs of games to which other nodes write: what they have that is not known here.

import type { Id } from '@tenfold/protocol';
import { type Kysely, sql } from 'kysely';
import type { StoredEntry } from '../game-log/game-log.ts';
import { inBatches } from '../store/batches.ts';
import { entryOf } from '../store/rows.ts';
import type { Schema } from '../store/schema.ts';
import { Gathered } from './gathered.ts';

interface Place {
  readonly game: Id;
  readonly after: number;
}

interface EntryRow {
  /** Which of the places it comes after, counted from 1. */
  readonly place: number;
  readonly sequence: number;
  readonly at: number;
  readonly body: string;
}

/** A game in memory: how much of its log is known, and the number under which this node drives it, if it does. */
interface KnownGame {
  readonly id: Id;
  readonly length: number;
  readonly fence: number | null;
}

/** How far the log of a running game is, and who drives it. */
interface GameHead {
  readonly id: Id;
  readonly length: number;
  readonly driver: string | null;
  readonly fence: number;
  readonly isOver: boolean;
}

export class SharedLogs {
  readonly #db: Kysely<Schema>;
  readonly #node: () => string;
  readonly #tails: Gathered<Place, readonly StoredEntry[]>;

  /** `node` is what this one is called at the moment. */
  constructor(db: Kysely<Schema>, node: () => string) {
    this.#db = db;
    this.#node = node;
    this.#tails = new Gathered(async (places) => this.#readAll(places));
  }

  async entriesAfter(game: Id, after: number): Promise<readonly StoredEntry[]> {
    return this.#tails.ask({ game, after });
  }

  /** Those of the games whose logs are longer, that somebody else drives than is known here, or that none of these nodes drives. */
  async changed(games: readonly KnownGame[], living: readonly string[]): Promise<readonly GameHead[]> {
    const heads: GameHead[] = [];
    // Choices are not to wait for all of them.
    for (const some of inBatches(games)) heads.push(...(await this.#changedOf(some, living)));
    return heads;
  }

  /** Games with those who play in them as far as is known here: which of them somebody has left for good. */
  async leftBySomebody(games: ReadonlyMap<Id, readonly Id[]>): Promise<readonly Id[]> {
    const seats = [...games].flatMap(([game, people]) => people.map((person) => ({ game, person })));
    const left = new Set<Id>();
    for (const some of inBatches(seats)) {
      const { rows } = await sql<{ readonly game: Id }>`/* prepared: left-games */
        select known.game
        from unnest(
          ${some.map(({ game }) => game)}::text[], ${some.map(({ person }) => person)}::text[]
        ) as known (game, person)
        where not exists (
          select from game_people where game_people.game = known.game and game_people.person = known.person
        )`.execute(this.#db);
      for (const { game } of rows) left.add(game);
    }
    return [...left];
  }

  async #changedOf(games: readonly KnownGame[], living: readonly string[]): Promise<readonly GameHead[]> {
    const { rows } = await sql<GameHead>`/* prepared: changed-games */
      select games.id, games.length, driver, games.fence, result is not null as "isOver"
      from unnest(
        ${games.map(({ id }) => id)}::text[], ${games.map(({ length }) => length)}::integer[],
        ${games.map(({ fence }) => fence)}::integer[]
      ) as known (id, length, fence)
      join games on games.id = known.id
      where games.length > known.length
        or games.fence <> known.fence
        or (result is null and (driver is null or driver <> all(${living}::text[])))
        or (result is null and known.fence is null and driver = ${this.#node()})
    `.execute(this.#db);
    return rows;
  }

  async #readAll(places: readonly Place[]): Promise<(place: Place) => readonly StoredEntry[]> {
    // One look into the index for each game. As a plain join PostgreSQL would think that a third of each log is asked for, and read
    // all logs there are as soon as some dozens of games are asked for at once.
    const { rows } = await sql<EntryRow>`/* prepared: entries-after */
      select known.place::integer, tail.sequence, tail.at, tail.body
      from unnest(
        ${places.map(({ game }) => game)}::text[], ${places.map(({ after }) => after)}::integer[]
      ) with ordinality as known (game, after, place)
      cross join lateral (
        select sequence, at, body from entries
        where game = known.game and sequence > known.after
        order by sequence offset 0
      ) as tail
    `.execute(this.#db);
    const tails = Map.groupBy(rows, ({ place }) => places[place - 1]);
    return (place) => (tails.get(place) ?? []).toSorted((a, b) => a.sequence - b.sequence).map(entryOf);
  }
}
