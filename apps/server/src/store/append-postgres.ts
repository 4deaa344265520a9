// Appending in PostgreSQL: one statement for a whole batch, whatever its size, because there each statement costs a
// journey, and one on its own is a transaction. Several servers may write to one game: its row is locked first, always in the
// order of ids so that no two wait for each other, and the primary key of `entries` stands behind that. Whoever takes over the
// driving of a game raises the fencing number in the same row: a node that slept through it writes nothing under the old one.

import { type Kysely, sql } from 'kysely';
import { type AppendEntries, continues, deadlineAfter, goneBits } from './append.ts';
import { entryBody, seatBits } from './rows.ts';
import type { Schema } from './schema.ts';
import type { AppendOutcome, GameWrite } from './store.ts';

export const appendToPostgres: AppendEntries = async (db, writes) => {
  const outcomes = new Map<GameWrite, AppendOutcome>();
  for (const round of roundsOf(writes)) {
    const rows = await appendOnce(db, round);
    for (const write of round) outcomes.set(write, outcomeOf(write, rows.get(write.game)));
  }
  return writes.map((write) => outcomes.get(write) ?? 'conflict');
};

/** Each game once in each of them: what continues another write comes after it. */
function roundsOf(writes: readonly GameWrite[]): GameWrite[][] {
  const rounds: GameWrite[][] = [];
  const counts = new Map<string, number>();
  for (const write of writes) {
    const round = counts.get(write.game) ?? 0;
    counts.set(write.game, round + 1);
    (rounds[round] ??= []).push(write);
  }
  return rounds;
}

/** The row of a running game as it was found under its lock, and whether something was written. */
interface LockedGame {
  readonly id: string;
  readonly length: number;
  readonly fence: number;
  readonly isWritten: boolean;
}

function outcomeOf(write: GameWrite, game: LockedGame | undefined): AppendOutcome {
  if (game?.isWritten === true) return 'written';
  return game === undefined || !continues(write, game.length) ? 'conflict' : 'fenced';
}

/** Whoever has waited for a lock sees by `locked` how the row is after that; the snapshot of the statement is older. */
async function appendOnce(
  db: Kysely<Schema>,
  writes: readonly GameWrite[],
): Promise<ReadonlyMap<string, LockedGame>> {
  // What has a gap in itself continues nothing.
  const whole = writes.filter((write) => continues(write, write.after));
  const entries = whole.flatMap(({ game, entries: some }) => some.map((entry) => ({ game, entry })));
  const games = writes.map(({ game }) => game);
  const { rows } = await sql<LockedGame>`/* prepared: append */
    with locked as materialized (
      select id, length, fence from games
      where id = any(${games}::text[]) and result is null
      order by id for update
    ), moved as (
      update games set length = new.length, deadline = new.deadline, waiting_for = new.waiting_for,
        gone = games.gone | new.gone
      from locked join unnest(
        ${whole.map(({ game }) => game)}::text[],
        ${whole.map(({ after }) => after)}::integer[],
        ${whole.map(({ fence }) => fence ?? null)}::integer[],
        ${whole.map(({ after, entries: some }) => after + some.length)}::integer[],
        ${whole.map(deadlineAfter)}::bigint[],
        ${whole.map(({ waitingFor }) => seatBits(waitingFor))}::integer[],
        ${whole.map(goneBits)}::integer[]
      ) as new (game, after, fence, length, deadline, waiting_for, gone)
        on new.game = locked.id and new.after = locked.length and coalesce(new.fence, locked.fence) = locked.fence
      where games.id = locked.id
      returning games.id
    ), added as (
      insert into entries (game, sequence, at, body)
      select entry.game, entry.sequence, entry.at, entry.body from unnest(
        ${entries.map(({ game }) => game)}::text[],
        ${entries.map(({ entry }) => entry.sequence)}::integer[],
        ${entries.map(({ entry }) => entry.at)}::bigint[],
        ${entries.map(({ entry }) => entryBody(entry))}::text[]
      ) as entry (game, sequence, at, body)
      join moved on moved.id = entry.game
    )
    select locked.id, locked.length, locked.fence, moved.id is not null as "isWritten"
    from locked left join moved on moved.id = locked.id`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}
