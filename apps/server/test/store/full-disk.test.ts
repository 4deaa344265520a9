// A disk without room: the append fails as a whole and says why, and the store goes on when there is room again.

import Database from 'better-sqlite3';
import { expect, it } from 'vitest';
import { sqliteStore } from '../../src/store/sqlite-file.ts';
import { withFolder } from './folder.ts';
import { begin, entry, write } from './samples.ts';

it('An append that finds the disk full writes nothing, says so, and can be repeated', async () => {
  await withFolder(async (folder) => {
    const database = new Database(`${folder}/test.sqlite`);
    const store = await sqliteStore(database);
    const [first, second] = [await begin(store), await begin(store)];
    database.pragma(`max_page_count = ${String(database.pragma('page_count', { simple: true }))}`);
    const long = { ...entry(1), words: 'x'.repeat(100_000) } as const;
    const writes = [write(first.id, [1]), { ...write(second.id, []), entries: [long] }];

    await expect(store.append(writes)).rejects.toMatchObject({ code: 'SQLITE_FULL' });
    expect((await store.game(first.id))?.log).toEqual([]);
    expect((await store.game(second.id))?.log).toEqual([]);

    database.pragma('max_page_count = 1000000');
    expect(await store.append(writes)).toEqual(['written', 'written']);
    expect((await store.game(second.id))?.log).toEqual([long]);
    await store.close();
  });
});
