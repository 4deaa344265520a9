// A release whose rules differ from those a game was begun under, as the players meet it.

import { join } from 'node:path';
import Database from 'better-sqlite3';
import type { GameAnswer, TableView } from '@tenfold/protocol';
import { expect, it } from 'vitest';
import { openSqliteFile } from '../../src/store/sqlite-file.ts';
import { openTable, rematch } from './party.ts';
import { caller, expected, newPerson, newTable, testServer } from './server.ts';

/** A game that two have just begun, and what another release did to its store while the server was down. */
async function after(change: (file: string, game: string) => void | Promise<void>) {
  const before = await testServer();
  const people = [await newPerson(before.url, 'Ann'), await newPerson(before.url, 'Bob')];
  const table = await newTable(people);
  const [ann, bob] = people;
  if (ann === undefined || bob === undefined) throw new Error('two are needed');
  const { game } = expected(await ann.call<GameAnswer>('POST', `/tables/${table.id}/start`), 201);
  await before.close();
  await change(join(before.folder, 'tenfold.sqlite'), game);
  const server = await testServer({ dataFolder: before.folder });
  const again = (token: string) => ({ ...ann, url: server.url, token, call: caller(server.url, token) });
  return { server, table: table.id, game, ann: again(ann.token), bob: again(bob.token) };
}

it('a log that does not fit ends the game for both, and they can play another', async () => {
  const { server, table, game, ann, bob } = await after(async (file, id) => {
    const store = await openSqliteFile(file);
    const entry = {
      kind: 'choice',
      seat: 0,
      number: 0,
      words: 'buy Sunken Treasure',
      sequence: 1,
      at: 1,
    } as const;
    await store.append([{ game: id, after: 0, entries: [entry], deadline: null, waitingFor: [0] }]);
    await store.close();
  });
  for (const person of [ann, bob]) {
    const client = await openTable(server.url, person, table);
    expect((await client.next('opened')).state.ended).toMatchObject({ why: 'broken-off', by: null });
    expect(client.received.filter(({ type }) => type === 'refused')).toEqual([]);
  }
  expect(await ann.call('GET', `/games/${game}`)).toMatchObject({
    status: 200,
    body: { ended: 'broken-off' },
  });
  expect(expected(await ann.call<TableView>('GET', `/tables/${table}`), 200).state).toBe('finished');
  await rematch(table, [ann, bob]);
  expect(server.log.join('')).not.toContain('a message could not be carried out');
});

it('a game that cannot be set up any more leaves its table free', async () => {
  const { server, table, game, ann, bob } = await after((file, id) => {
    const database = new Database(file);
    database
      .prepare(
        `update game_starts set start = replace(start, '"smithy"', '"sunken-treasure"') where game = ?`,
      )
      .run(id);
    database.close();
  });
  const client = await openTable(server.url, ann, table);
  const shown = client.received.findLast((message) => message.type === 'table');
  expect(shown?.table).toMatchObject({ state: 'gathering', game: null });
  expect(client.received.filter(({ type }) => type === 'refused')).toEqual([]);
  expect(await ann.call('GET', `/games/${game}`)).toMatchObject({
    status: 200,
    body: { ended: 'broken-off' },
  });
  // Everybody on it is asked anew.
  const { consent } = expected(await ann.call<TableView>('GET', `/tables/${table}`), 200);
  expected(await bob.call('POST', `/tables/${table}/agree`, { consent: consent.number }), 200);
  expected(await ann.call('POST', `/tables/${table}/start`), 201);
  await client.next('opened');
});
