// The logs of games to which other nodes write: what they have that is not known here.

import type { Id } from '@tenfold/protocol';
import { type Kysely, sql } from 'kysely';
import type { StoredEntry } from '../game-log/game-log.ts';
import { entryOf } from '../store/rows.ts';
import type { Schema } from '../store/schema.ts';
import { Gathered } from './gathered.ts';

interface Place {
  readonly game: Id;
  readonly after: number;
}

interface EntryRow {
  readonly game: Id;
  readonly sequence: number;
  readonly at: number;
  readonly body: string;
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
  readonly #tails: Gathered<Place, readonly StoredEntry[]>;

  constructor(db: Kysely<Schema>) {
    this.#db = db;
    this.#tails = new Gathered(async (places) => this.#readAll(places));
  }

  async entriesAfter(game: Id, after: number): Promise<readonly StoredEntry[]> {
    return this.#tails.ask({ game, after });
  }

  async heads(games: readonly Id[]): Promise<readonly GameHead[]> {
    const { rows } = await sql<GameHead>`
      select id, length, driver, fence, result is not null as "isOver"
      from games where id = any(${games}::text[])
    `.execute(this.#db);
    return rows;
  }

  async #readAll(places: readonly Place[]): Promise<(place: Place) => readonly StoredEntry[]> {
    // One look into the index for each game. As a plain join PostgreSQL would think that a third of each log is asked for, and read
    // all logs there are as soon as some dozens of games are asked for at once.
    const { rows } = await sql<EntryRow>`/* prepared: entries-after */
      select known.game, tail.sequence, tail.at, tail.body
      from unnest(
        ${places.map(({ game }) => game)}::text[], ${places.map(({ after }) => after)}::integer[]
      ) as known (game, after)
      cross join lateral (
        select sequence, at, body from entries
        where game = known.game and sequence > known.after
        order by sequence offset 0
      ) as tail
    `.execute(this.#db);
    const logs = Map.groupBy(rows, ({ game }) => game);
    return ({ game, after }) =>
      // The same game may be asked for twice, from different places; and each entry comes once.
      [...new Map((logs.get(game) ?? []).map((row) => [row.sequence, row])).values()]
        .filter(({ sequence }) => sequence > after)
        .map(entryOf);
  }
}
