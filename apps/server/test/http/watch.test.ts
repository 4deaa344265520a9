// Games to look on at: those of strangers, and of nobody else.

import type { Id, WatchAnswer } from '@tenfold/protocol';
import { describe, expect, it } from 'vitest';
import type { infer as Infer } from 'zod/mini';
import { Client } from '../live/client.ts';
import { openTable, rematch, twoAtATable } from '../live/party.ts';
import type { TestPerson, TestServer } from '../live/server.ts';
import { caller, expected, newPerson, testServer } from '../live/server.ts';

const WISH = { players: [2], kingdom: 'any', clock: ['none'] };

const watch = async (url: string) =>
  expected(await caller(url)<Infer<typeof WatchAnswer>>('GET', '/watch'), 200).games;

/** Ann and Bob, who did not know each other, at the table that was made for them. */
async function twoStrangers(server: TestServer) {
  const { url } = server;
  const people = [await newPerson(url, 'Ann'), await newPerson(url, 'Bob')] as const;
  const clients = [await Client.of(url, people[0].token), await Client.of(url, people[1].token)] as const;
  for (const { call } of people) expected(await call('POST', '/wishes', WISH), 200);
  const { table } = await clients[0].next('matched');
  for (const client of clients)
    expect(await client.ask({ type: 'open', table })).toMatchObject({ type: 'done' });
  const game = expected(await people[0].call<{ game: Id }>('GET', `/tables/${table}`), 200).game;
  return { people, clients, table, game };
}

async function resign(client: Client, game: Id, person: TestPerson, table: Id): Promise<void> {
  expect(await client.ask({ type: 'resign', game })).toMatchObject({ type: 'done' });
  expect(await person.call('GET', `/tables/${table}`)).toMatchObject({ body: { state: 'finished' } });
}

describe('games to look on at', () => {
  it('are those of people who were found for each other, while they play', async () => {
    const server = await testServer();
    const { url } = server;
    expect(await watch(url)).toEqual([]);
    const { people, clients, table, game } = await twoStrangers(server);
    const [ann, bob] = people;
    await clients[0].stands(game, () => true);
    const cleo = await openTable(url, await newPerson(url, 'Cleo'), table);
    const { view } = await cleo.stands(game, () => true);
    expect(view.seat).toBeNull();
    const summary = expected(
      await ann.call<{ kingdom: string[]; startedAt: number }>('GET', `/games/${game}`),
      200,
    );
    expect(await watch(url)).toEqual([
      {
        table,
        game,
        startedAt: summary.startedAt,
        kingdom: summary.kingdom,
        players: [
          { name: 'Ann', character: null },
          { name: 'Bob', character: null },
        ],
        turn: view.turn.number,
        here: 2,
        watching: 1,
      },
    ]);

    await resign(clients[1], game, ann, table);
    expect(await watch(url)).toEqual([]);
    const { game: next } = await rematch(table, [bob, ann]);
    expect(await watch(url)).toMatchObject([{ table, game: next }]);

    // Whoever sits there next was told of the table by its people.
    await clients[0].stands(next, () => true);
    await resign(clients[0], next, ann, table);
    const host = expected(await ann.call<{ host: Id }>('GET', `/tables/${table}`), 200).host;
    const guest = host === ann.id ? bob : ann;
    expected(await guest.call('POST', `/tables/${table}/leave`), 200);
    expected(await guest.call('POST', `/tables/${table}/sit`, {}), 200);
    expected(await (guest === bob ? ann : bob).call('POST', `/tables/${table}/start`), 201);
    expect(await watch(url)).toEqual([]);
  });

  it('are never those of friends, whatever their table allows', async () => {
    const { server } = await twoAtATable({
      spectators: 'public',
      rated: true,
      undo: 'free',
      noPossession: true,
    });
    expect(await watch(server.url)).toEqual([]);
  });

  it('are still there after a restart', async () => {
    const first = await testServer();
    const { table, game } = await twoStrangers(first);
    await first.close();
    const { url } = await testServer({ dataFolder: first.folder });
    expect(await watch(url)).toMatchObject([{ table, game, turn: null, here: 0, watching: 0 }]);
  });
});
