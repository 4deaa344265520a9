// What the store has acknowledged is there after the process was killed in the middle of its work; and both databases are
// told to wait for the disk, which a killed process alone would not show.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { wantsFullTests } from '@tenfold/prerequisites';
import Database from 'better-sqlite3';
import { Kysely, sql } from 'kysely';
import { expect, it } from 'vitest';
import { openStore } from '../../src/store/open.ts';
import { postgresDialect } from '../../src/store/postgres.ts';
import { sqliteStore } from '../../src/store/sqlite-file.ts';
import { withFolder } from './folder.ts';
import { postgresOfTests } from './postgres-of-tests.ts';

const postgres = postgresOfTests();

const script = fileURLToPath(new URL('./appending-process.ts', import.meta.url));

/** Kills the process when it has written so many lines; answers with all whole lines that it wrote. */
async function appendUntilKilled(folder: string, lines: number): Promise<string[]> {
  const child = spawn(process.execPath, [script, folder], { stdio: ['ignore', 'pipe', 'inherit'] });
  let text = '';
  child.stdout.on('data', (part: Buffer) => {
    text += part.toString();
    if (text.split('\n').length > lines) child.kill('SIGKILL');
  });
  const [code, signal] = (await once(child, 'close')) as [number | null, string | null];
  expect({ code, signal }).toEqual({ code: null, signal: 'SIGKILL' });
  return text.split('\n').slice(0, -1);
}

it('Nothing acknowledged is lost by kill -9', async () => {
  await withFolder(async (folder) => {
    const acknowledged = new Map<string, number>();
    for (const lines of wantsFullTests() ? [1, 100, 350, 800, 1500] : [1, 350, 1000]) {
      for (const line of await appendUntilKilled(folder, lines)) {
        const [game = '', sequence] = line.split(' ');
        acknowledged.set(game, Math.max(acknowledged.get(game) ?? 0, Number(sequence)));
      }
      const store = await openStore({ dataFolder: folder });
      for (const [game, sequence] of acknowledged) {
        const log = (await store.game(game))?.log ?? [];
        expect(log.length).toBeGreaterThanOrEqual(sequence);
        // Two at a time were appended: each pair is there as a whole, and there is no gap.
        expect(log.length % 2).toBe(0);
        expect(log.map((entry) => entry.sequence)).toEqual(log.map((_, index) => index + 1));
      }
      await store.close();
    }
    expect(acknowledged.size).toBeGreaterThan(20);
  });
});

it('SQLite waits for the disk at every commit', async () => {
  await withFolder(async (folder) => {
    const database = new Database(`${folder}/test.sqlite`);
    const store = await sqliteStore(database);
    const FULL = 2;
    expect(database.pragma('journal_mode', { simple: true })).toBe('wal');
    expect(database.pragma('synchronous', { simple: true })).toBe(FULL);
    await store.close();
  });
});

it('PostgreSQL waits for the disk at every commit, whatever the default of the installation', async () => {
  const url = await postgres.createDatabase();
  const waits = async () => {
    const db = new Kysely({ dialect: postgresDialect(url, 4) });
    const { rows } = await sql<{ synchronous_commit: string }>`show synchronous_commit`.execute(db);
    await sql`do $$ begin execute format('alter database %I set synchronous_commit = off', current_database()); end $$`.execute(
      db,
    );
    await db.destroy();
    return rows[0]?.synchronous_commit;
  };
  expect(await waits()).toBe('on');
  expect(await waits()).toBe('on');
});
