// Tables, wishes and the archive over HTTP.

import type { Id, TableView } from '@tenfold/protocol';
import { describe, expect, it } from 'vitest';
import { Client } from '../live/client.ts';
import { twoAtATable } from '../live/party.ts';
import { dice, playOn } from '../live/play.ts';
import { OPTIONS, caller, expected, newPerson, newTable, testServer } from '../live/server.ts';

describe('a table', () => {
  it('is made, joined, filled, changed and started', async () => {
    const { url } = await testServer();
    const [ann, bob] = [await newPerson(url, 'Ann'), await newPerson(url, 'Bob')];
    const { id } = await newTable([ann, bob], { seats: 3 });
    expect(await bob.call('POST', `/tables/${id}/start`)).toMatchObject({
      status: 403,
      body: { code: 'not-allowed' },
    });
    expect(await ann.call('POST', `/tables/${id}/start`)).toMatchObject({
      status: 409,
      body: { code: 'not-ready' },
    });
    expect(await ann.call('POST', `/tables/${id}/bots`, { seat: 2, character: 'nobody' })).toMatchObject({
      status: 404,
    });
    expected(await ann.call('POST', `/tables/${id}/bots`, { seat: 2, character: 'vixen' }), 200);
    expected(await ann.call('POST', `/tables/${id}/clear`, { seat: 2 }), 200);
    expected(await ann.call('POST', `/tables/${id}/options`, { ...OPTIONS, seats: 2, clock: 'gentle' }), 200);
    expected(await bob.call('POST', `/tables/${id}/leave`), 200);
    expected(await bob.call('POST', `/tables/${id}/sit`, { seat: 1 }), 200);
    const { game } = expected(await ann.call<{ game: Id }>('POST', `/tables/${id}/start`), 201);
    const seen = expected(await caller(url)<TableView>('GET', `/tables/${id}`), 200);
    expect(seen).toMatchObject({ id, game, state: 'playing', options: { clock: 'gentle', seats: 2 } });
    expect(expected(await bob.call<{ tables: TableView[] }>('GET', '/me/tables'), 200).tables).toEqual([
      { ...seen, yourMove: expect.any(Boolean) as boolean },
    ]);
    expect(await bob.call('POST', `/tables/${id}/leave`)).toMatchObject({
      body: { code: 'already-started' },
    });
  });
});

describe('a rated table', () => {
  it('is not made by a request without what belongs to it, nor becomes one', async () => {
    const { url } = await testServer();
    const ann = await newPerson(url, 'Ann');
    const hasty = { ...OPTIONS, seats: 2, rated: true, pauses: false };
    const refusal = { status: 403, body: { code: 'not-allowed' } };
    expect(await ann.call('POST', '/tables', hasty)).toMatchObject(refusal);
    const { id } = expected(await ann.call<TableView>('POST', '/tables', { ...hasty, rated: false }), 201);
    expect(await ann.call('POST', `/tables/${id}/options`, hasty)).toMatchObject(refusal);
    expected(await ann.call('POST', `/tables/${id}/options`, { ...hasty, pauses: true }), 200);
  });
});

describe('a wish to play with anybody', () => {
  const WISH = { players: [2], kingdom: 'any', clock: ['none'] };

  it('brings two together who are connected, and starts their game', async () => {
    const { url } = await testServer();
    const [ann, bob] = [await newPerson(url, 'Ann'), await newPerson(url, 'Bob')];
    expect(await ann.call('POST', '/wishes', WISH)).toMatchObject({
      status: 409,
      body: { code: 'not-ready' },
    });
    const clients = [await Client.of(url, ann.token), await Client.of(url, bob.token)] as const;
    expect(expected(await ann.call('POST', '/wishes', WISH), 200)).toEqual({ state: 'waiting', table: null });
    expect(expected(await ann.call('GET', '/wishes'), 200)).toMatchObject({ state: 'waiting' });
    expect(expected(await bob.call('POST', '/wishes', WISH), 200)).toMatchObject({ state: 'matched' });
    const [forAnn, forBob] = await Promise.all(clients.map(async (client) => client.next('matched')));
    expect(forAnn).toEqual(forBob);
    expect(expected(await caller(url)('GET', `/tables/${forAnn?.table}`), 200)).toMatchObject({
      state: 'playing',
    });
    expect(expected(await ann.call('GET', '/wishes'), 200)).toMatchObject({ state: 'none' });
  });

  it('ends when it is taken back, and when the last connection goes', async () => {
    const { url } = await testServer();
    const [ann, bob] = [await newPerson(url, 'Ann'), await newPerson(url, 'Bob')];
    const client = await Client.of(url, ann.token);
    await Client.of(url, bob.token);
    expected(await ann.call('POST', '/wishes', WISH), 200);
    expect((await ann.call('DELETE', '/wishes')).status).toBe(204);
    expect(expected(await ann.call('GET', '/wishes'), 200)).toMatchObject({ state: 'none' });
    expected(await ann.call('POST', '/wishes', WISH), 200);
    await client.end();
    expect(expected(await bob.call('POST', '/wishes', WISH), 200)).toMatchObject({ state: 'waiting' });
  });
});

/** Both have chosen by then, and there is something to play on from. */
const WRITTEN_BEFORE_THE_END = 16;

describe('the archive', () => {
  it('has finished games, their records, the ladder, and games to play on from', async () => {
    const { people, clients, game } = await twoAtATable({ rated: true });
    const [ann] = people;
    await Promise.all(
      clients.map(async (client, seat) =>
        playOn(client, game, dice(seat), ({ sequence }) => sequence >= WRITTEN_BEFORE_THE_END),
      ),
    );
    expect(await clients[1].ask({ type: 'resign', game })).toMatchObject({ type: 'done' });
    await clients[0].stands(game, ({ ended }) => ended !== null);
    interface Games {
      games: { id: Id; table: Id | null; finishedAt: number | null }[];
      next: string | null;
    }
    const own = expected(
      await ann.call<Games>('GET', '/archive?person=me&card=smithy&player=bo&limit=5'),
      200,
    );
    expect(own).toMatchObject({ games: [{ id: game, rated: true }], next: null });
    expect(own.games[0]?.table).not.toBeNull();
    // The link of a table is not for everybody.
    const strangers = expected(await caller(ann.url)<Games>('GET', '/archive'), 200);
    expect(strangers.games).toMatchObject([{ id: game, table: null }]);
    expect(expected(await ann.call<Games>('GET', '/archive?card=witch'), 200).games).toEqual([]);
    // A first game against somebody whom nobody knows weighs nothing, and the ladder asks for more than one.
    expect(expected(await ann.call('GET', '/ladder'), 200)).toEqual({ ratings: [], next: null });
    expect(expected(await ann.call('GET', '/me/rating'), 200)).toMatchObject({
      value: 0,
      games: 1,
      listed: false,
      weight: 0,
      people: 0,
      changes: [{ game, before: 0, after: 0, weight: 0, fresh: 1, known: 0 }],
    });
    expect(expected(await ann.call('GET', `/games/${game}`), 200)).toMatchObject({
      rating: { before: 0, after: 0, weight: 0 },
    });
    expect(expected(await caller(ann.url)('GET', `/games/${game}`), 200)).not.toHaveProperty('rating');
    expect((await caller(ann.url)('GET', '/me/rating')).status).toBe(401);

    const wish = { choices: 10, seat: 0, character: 'magpie' };
    const { text } = await ann.call('GET', `/games/${game}/record`);
    for (const from of [
      { kind: 'game', game },
      { kind: 'record', text },
    ]) {
      const table = expected(await ann.call<TableView>('POST', '/games/from-record', { ...wish, from }), 201);
      expect(table).toMatchObject({ state: 'playing', seats: [{ kind: 'person' }, { character: 'magpie' }] });
      const client = await Client.of(ann.url, ann.token);
      await client.ask({ type: 'open', table: table.id });
      await playOn(client, table.game ?? '', dice(9));
      expect(client.state(table.game ?? '')?.ended?.why).toBe('rules');
    }
  });

  it('has nothing for others of a game without spectators', async () => {
    const { people, clients, game } = await twoAtATable({ spectators: 'none' });
    const [ann] = people;
    const cleo = await newPerson(ann.url, 'Cleo');
    const notAllowed = { status: 403, body: { code: 'not-allowed' } };
    const playOnWish = { choices: 0, seat: 0, character: 'magpie', from: { kind: 'game', game } };
    await clients[0].ask({ type: 'resign', game });
    for (const call of [cleo.call, caller(ann.url)]) {
      expect(await call('GET', `/games/${game}`)).toMatchObject(notAllowed);
      expect(await call('GET', `/games/${game}/record`)).toMatchObject(notAllowed);
      expect(expected(await call('GET', '/archive?player=ann'), 200)).toMatchObject({ games: [] });
    }
    expect(await cleo.call('POST', '/games/from-record', playOnWish)).toMatchObject(notAllowed);
    expect(expected(await ann.call('GET', '/watch'), 200)).toEqual({ games: [] });
    expect(expected(await ann.call('GET', `/games/${game}`), 200)).toMatchObject({ id: game });
    expect((await ann.call('GET', `/games/${game}/record`)).status).toBe(200);
  });

  it('knows the bots', async () => {
    const { url } = await testServer();
    const { bots } = expected(await caller(url)<{ bots: { id: string }[] }>('GET', '/bots'), 200);
    expect(bots.map(({ id }) => id)).toEqual(expect.arrayContaining(['bramble', 'magpie', 'vixen']));
  });
});
