// Appending in PostgreSQL: two statements for a whole batch, whatever its size, because there each statement costs a
// journey. Several servers may write to one game: its row is locked first, always in the order of ids so that no two
// wait for each other, and the primary key of `entries` stands behind that. Whoever takes over the driving of a game
// raises the fencing number in the same row: a node that slept through it writes nothing under the old one.

import { sql } from 'kysely';
import { type AppendEntries, continues, deadlineAfter, goneBits } from './append.ts';
import { entryBody, seatBits } from './rows.ts';
import type { AppendOutcome, GameWrite } from './store.ts';
import type { StoredEntry } from '../game-log/game-log.ts';

export const appendToPostgres: AppendEntries = async (transaction, writes) => {
  const games = [...new Set(writes.map(({ game }) => game))];
  const locked = await sql<{ id: string; length: number; fence: number }>`/* prepared: lock-games */
    select id, length, fence from games
    where id = any(${games}::text[]) and result is null
    order by id for update`.execute(transaction);

  const lengths = new Map(locked.rows.map(({ id, length }) => [id, length]));
  const fences = new Map(locked.rows.map(({ id, fence }) => [id, fence]));
  /** By game: the last of them that is written. */
  const latest = new Map<string, GameWrite>();
  const gone = new Map<string, number>();
  const entries: { readonly game: string; readonly entry: StoredEntry }[] = [];

  const outcomes = writes.map((write): AppendOutcome => {
    const length = lengths.get(write.game);
    if (length === undefined || !continues(write, length)) return 'conflict';
    if (write.fence !== undefined && write.fence !== fences.get(write.game)) return 'fenced';
    lengths.set(write.game, length + write.entries.length);
    latest.set(write.game, write);
    gone.set(write.game, (gone.get(write.game) ?? 0) | goneBits(write));
    for (const entry of write.entries) entries.push({ game: write.game, entry });
    return 'written';
  });

  const moved = [...latest.values()];
  if (moved.length > 0) {
    await sql`/* prepared: append-entries */
      with moved as (
        update games set length = new.length, deadline = new.deadline, waiting_for = new.waiting_for,
          gone = games.gone | new.gone
        from unnest(
          ${moved.map(({ game }) => game)}::text[],
          ${moved.map(({ game }) => lengths.get(game))}::integer[],
          ${moved.map(deadlineAfter)}::bigint[],
          ${moved.map(({ waitingFor }) => seatBits(waitingFor))}::integer[],
          ${moved.map(({ game }) => gone.get(game) ?? 0)}::integer[]
        ) as new (game, length, deadline, waiting_for, gone)
        where games.id = new.game
      )
      insert into entries (game, sequence, at, body)
      select * from unnest(
        ${entries.map(({ game }) => game)}::text[],
        ${entries.map(({ entry }) => entry.sequence)}::integer[],
        ${entries.map(({ entry }) => entry.at)}::bigint[],
        ${entries.map(({ entry }) => entryBody(entry))}::text[]
      )`.execute(transaction);
  }
  return outcomes;
};
