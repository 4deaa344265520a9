// The store in a thread of its own, seen from outside.

import { Worker } from 'node:worker_threads';
import { describe, expect, it } from 'vitest';
import { openSqlite } from '../../src/store/sqlite.ts';
import { ConflictError } from '../../src/store/store.ts';
import { storeInThread } from '../../src/store/store-thread.ts';
import { KeptThreads } from './kept-threads.ts';
import { withFolder } from './folder.ts';
import { begin, entry, samplePerson, sampleTable, write } from './samples.ts';

const crashing = (how: 'error' | 'exit', died: (reason: string) => void) =>
  storeInThread({
    worker: new Worker(new URL('./crashing-worker.ts', import.meta.url), { workerData: how }),
    file: Promise.resolve('any'),
    news: { died },
    giveBack: async () => undefined,
  });

describe('The thread of a store', () => {
  it.each([
    ['error', /ended unexpectedly: the disk is on fire.*Restart the server/],
    ['exit', /ended unexpectedly: it exited with code 3.*Restart the server/],
  ] as const)('rejects what is pending, and all that follows, when it dies by %s', async (how, reason) => {
    const deaths: string[] = [];
    const store = await crashing(how, (why) => deaths.push(why));
    const pending = [store.check(), store.append([]), store.person('nobody')];
    for (const outcome of await Promise.allSettled(pending)) {
      expect(outcome).toMatchObject({
        status: 'rejected',
        reason: { message: expect.stringMatching(reason) as string },
      });
    }
    await expect(store.check()).rejects.toThrow(reason);
    await expect(store.close()).rejects.toThrow(reason);
    expect(deaths).toEqual([expect.stringMatching(reason) as string]);
  });

  it('carries errors over: conflicts as conflicts, others with name and code', async () => {
    await withFolder(async (folder) => {
      const store = await openSqlite(`${folder}/test.sqlite`);
      const table = sampleTable();
      await store.addTable(table);
      const conflict: unknown = await store.changeTable(table).catch((error: unknown) => error);
      expect(conflict).toBeInstanceOf(ConflictError);
      expect(conflict).toMatchObject({ message: expect.stringContaining(table.id) as string });
      const person = samplePerson();
      await store.addPerson(person);
      await expect(store.addPerson(person)).rejects.toMatchObject({
        name: 'SqliteError',
        code: 'SQLITE_CONSTRAINT_PRIMARYKEY',
      });
      await store.close();
    });
  });

  it('finishes what it was asked before it closes', async () => {
    await withFolder(async (folder) => {
      const store = await openSqlite(`${folder}/test.sqlite`);
      const { id } = await begin(store);
      const appends = [1, 2, 3].map((sequence) => store.append([write(id, [sequence])]));
      await store.close();
      expect(await Promise.all(appends)).toEqual([['written'], ['written'], ['written']]);
      await expect(store.check()).rejects.toThrow('The store is closed.');
      const again = await openSqlite(`${folder}/test.sqlite`);
      expect((await again.game(id))?.log).toEqual([entry(1), entry(2), entry(3)]);
      await again.close();
    });
  });

  it('serves one store after the other where it is kept, also after one that could not be opened', async () => {
    await withFolder(async (folder) => {
      const threads = new KeptThreads();
      for (const name of ['first', 'second']) {
        await expect(openSqlite(`${folder}/nowhere/${name}`, {}, threads)).rejects.toThrow('Cannot open');
        const store = await openSqlite(`${folder}/${name}`, {}, threads);
        const { id } = await begin(store);
        await store.append([write(id, [1])]);
        expect((await store.game(id))?.log).toEqual([entry(1)]);
        await store.close();
        await expect(store.check()).rejects.toThrow('The store is closed.');
      }
      expect(threads.started).toBe(2);
      await threads.end();
    });
  });

  it('refuses what cannot be sent, and goes on', async () => {
    await withFolder(async (folder) => {
      const store = await openSqlite(`${folder}/test.sqlite`);
      const unsendable = { ...samplePerson(), name: (() => 'Ann') as unknown as string };
      await expect(store.addPerson(unsendable)).rejects.toThrow(/could not be cloned/);
      await expect(store.check()).resolves.toBeUndefined();
      await store.close();
    });
  });
});
