// Appending in SQLite: statements prepared once and run inside the transaction that kysely has begun on the same
// connection. Through kysely each row costs three queries built, compiled and prepared again; measured, that is ten
// times slower.

import type { Database } from 'better-sqlite3';
import { type AppendEntries, continues, deadlineAfter, goneBits } from './append.ts';
import { entryBody, seatBits } from './rows.ts';
import type { AppendOutcome, GameWrite } from './store.ts';

export function appendToSqlite(database: Database): AppendEntries {
  const lengthOf = database
    .prepare<[string], number>('select length from games where id = ? and result is null')
    .pluck();
  const move = database.prepare<[number, number | null, number, number, string]>(
    'update games set length = ?, deadline = ?, waiting_for = ?, gone = gone | ? where id = ?',
  );
  const insert = database.prepare<[string, number, number, string]>(
    'insert into entries (game, sequence, at, body) values (?, ?, ?, ?)',
  );

  const appendOne = (write: GameWrite): AppendOutcome => {
    const { game, entries } = write;
    const length = lengthOf.get(game);
    if (length === undefined || !continues(write, length)) return 'conflict';
    const waitingFor = seatBits(write.waitingFor);
    move.run(length + entries.length, deadlineAfter(write), waitingFor, goneBits(write), game);
    for (const entry of entries) insert.run(game, entry.sequence, entry.at, entryBody(entry));
    return 'written';
  };
  return async (_transaction, writes) => writes.map(appendOne);
}
