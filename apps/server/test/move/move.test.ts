// From the embedded store to PostgreSQL: everything, once, whatever happens on the way.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { describe, expect, it } from 'vitest';
import { moveStore } from '../../src/move/move-store.ts';
import { openStore } from '../../src/store/open.ts';
import { keptThreads } from '../store/kept-threads.ts';
import type { Store } from '../../src/store/store.ts';
import { testServer } from '../live/server.ts';
import { withFolder } from '../store/folder.ts';
import { postgresOfTests } from '../store/postgres-of-tests.ts';
import { begin, finished, samplePerson, write } from '../store/samples.ts';

const script = fileURLToPath(new URL('./moving-process.ts', import.meta.url));
const postgres = postgresOfTests();

const ENTRIES = 5000;

/** What is hard to carry: every kind of letter, numbers that are no whole ones, and more rows than go at once. */
async function fill(store: Store) {
  const person = samplePerson({ name: 'Żółć "é" \\ 🂡 \t' });
  await store.addPerson(person);
  const running = await begin(store);
  for (let from = 1; from < ENTRIES; from += 500) {
    const sequences = Array.from({ length: 500 }, (_, index) => from + index);
    await store.append([write(running.id, sequences)]);
  }
  const over = await finished(store, 1_700_000_100_000);
  await store.secret('identities', () => 'a secret of this installation');
  return { person, running, over };
}

const moveErrors = async (from: string, to: string): Promise<string> =>
  moveStore({ from, to }).then(
    () => 'it moved',
    (error: unknown) => String(error),
  );

/** A move that was killed on its way; where to. */
async function halfMoved(dataFolder: string): Promise<string> {
  const databaseUrl = await postgres.createDatabase();
  const embedded = await openStore({ dataFolder, sqliteThreads: keptThreads });
  await fill(embedded);
  await embedded.close();
  const child = spawn(process.execPath, [script, dataFolder, databaseUrl, '2000'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  child.kill('SIGKILL');
  await once(child, 'close');
  return databaseUrl;
}

describe('tenfold move', () => {
  it('brings everything over, and is checked by count and hash', async () => {
    await withFolder(async (dataFolder) => {
      const databaseUrl = await postgres.createDatabase();
      const embedded = await openStore({ dataFolder, sqliteThreads: keptThreads });
      const { person, running, over } = await fill(embedded);
      const before = [
        await embedded.person(person.id),
        await embedded.game(running.id),
        await embedded.game(over.id),
      ];
      await embedded.close();
      const shown: number[] = [];
      const sums = await moveStore({
        from: dataFolder,
        to: databaseUrl,
        onProgress: (moved, all) => shown.push(moved / all),
      });
      expect(sums.find(({ table }) => table === 'entries')).toMatchObject({ rows: ENTRIES + 1 });
      expect(shown.at(-1)).toBe(1);
      expect(shown).toEqual(shown.toSorted((a, b) => a - b));
      const moved = await openStore({ dataFolder, databaseUrl });
      const after = [await moved.person(person.id), await moved.game(running.id), await moved.game(over.id)];
      await moved.close();
      expect(after).toEqual(before);
      expect(await moveErrors(dataFolder, databaseUrl)).toMatch(/moved there already/);
    });
  });

  it('goes on after kill -9 where it was; until then no server starts on half of the games', async () => {
    await withFolder(async (dataFolder) => {
      const databaseUrl = await halfMoved(dataFolder);
      await expect(openStore({ dataFolder, databaseUrl })).rejects.toThrow('tenfold move');
      const shown: number[] = [];
      const sums = await moveStore({ from: dataFolder, to: databaseUrl, onProgress: (n) => shown.push(n) });
      expect(shown[0]).toBeGreaterThanOrEqual(2000);
      expect(sums.find(({ table }) => table === 'entries')?.rows).toBe(ENTRIES + 1);
      await (await openStore({ dataFolder, databaseUrl })).close();
    });
  });

  it('notices a row that is another than it was', async () => {
    await withFolder(async (dataFolder) => {
      const databaseUrl = await halfMoved(dataFolder);
      const database = new Client({ connectionString: databaseUrl });
      await database.connect();
      await database.query(`update entries set at = at + 1 where sequence = 7`);
      await database.end();
      expect(await moveErrors(dataFolder, databaseUrl)).toMatch(/entries is not the same/);
    });
  });

  it('refuses a running server at either end, a folder without games, and a database that has some', async () => {
    await withFolder(async (dataFolder) => {
      const databaseUrl = await postgres.createDatabase();
      expect(await moveErrors(dataFolder, databaseUrl)).toMatch(/no tenfold.sqlite/);
      const embedded = await openStore({ dataFolder, sqliteThreads: keptThreads });
      expect(await moveErrors(dataFolder, databaseUrl)).toMatch(/A server works on/);
      await fill(embedded);
      await embedded.close();
      const server = await testServer({ databaseUrl });
      expect(await moveErrors(dataFolder, databaseUrl)).toMatch(/works on that PostgreSQL/);
      await server.close();
      expect(await moveErrors(dataFolder, databaseUrl)).toMatch(/has games already/);
    });
  });
});
