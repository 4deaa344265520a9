// Who sends too much, reads too little or is not there at all does not get in the way of the others.

import { once } from 'node:events';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { until } from '../until.ts';
import { Client } from './client.ts';
import { openTable, twoAtATable } from './party.ts';
import { dice, playOn } from './play.ts';
import { caller, newPerson, newTable, testServer } from './server.ts';

/** A long game is a long message. */
const LONG_ENOUGH = 180;

const UNLIMITED = { perSecond: 1e6, burst: 1e6 };

const refusalsOf = (client: Client): string[] =>
  client.received.flatMap((message) => (message.type === 'refused' ? [message.code] : []));

describe('messages', () => {
  it('of one person are limited, on all connections together', async () => {
    const { url } = await testServer({ limits: { perPerson: { perSecond: 0.01, burst: 6 } } });
    const [ann, bob] = [await newPerson(url, 'Ann'), await newPerson(url, 'Bob')];
    const clients = [await Client.of(url, ann.token), await Client.of(url, ann.token)];
    const other = await Client.of(url, bob.token);
    const outcomes: string[] = [];
    for (let count = 0; count < 8; count++) {
      const client = clients[count % 2] ?? other;
      const since = client.received.length;
      client.send({ type: 'ping' });
      outcomes.push((await client.until(() => true, since)).type);
    }
    expect(outcomes).toEqual([...Array<string>(6).fill('pong'), 'refused', 'refused']);
    expect(clients.flatMap(refusalsOf)).toEqual(['too-fast', 'too-fast']);
    expect(await ann.call('GET', '/me')).toMatchObject({ status: 429, body: { code: 'too-fast' } });
    expect(await other.ask({ type: 'ping' })).toMatchObject({ type: 'pong' });
  });

  it('that are refused again and again end the connection', async () => {
    const { url, log } = await testServer({ limits: { patience: { perSecond: 0.01, burst: 5 } } });
    const client = await Client.of(url, (await newPerson(url, 'Ann')).token);
    for (let count = 0; count < 6; count++) client.socket.send('nonsense');
    expect(await client.closed).toBe(1008);
    expect(refusalsOf(client)).toEqual(Array(6).fill('malformed'));
    expect(log.join('')).toContain('too many refusals');
  });

  it('of one address are limited', async () => {
    const { url } = await testServer({ limits: { perAddress: { perSecond: 0.01, burst: 3 } } });
    const client = await Client.of(url, (await newPerson(url, 'Ann')).token);
    for (let count = 0; count < 3; count++) client.send({ type: 'ping' });
    await client.next('refused');
    expect(client.received.map(({ type }) => type).sort()).toEqual(['pong', 'pong', 'refused', 'welcome']);
  });
});

describe('phrases', () => {
  it('are few at once, whatever else may be sent, and spectators say none', async () => {
    const server = await testServer({ limits: { phrases: { perSecond: 0.001, burst: 3 } } });
    const { clients, game, table } = await twoAtATable({}, server);
    const [ann, bob] = clients;
    await bob.stands(game, () => true);
    const say = { type: 'say', game, phrase: 'hurry' } as const;
    for (let count = 0; count < 3; count++) expect(await ann.ask(say)).toMatchObject({ type: 'done' });
    expect(await ann.ask(say)).toMatchObject({
      code: 'too-fast',
      reason: 'you have said a lot just now; wait some seconds',
    });
    expect(await ann.ask({ type: 'ping' })).toMatchObject({ type: 'pong' });
    expect(await bob.ask(say)).toMatchObject({ type: 'done' });
    const looker = await openTable(server.url, await newPerson(server.url, 'Zoe'), table);
    expect(await looker.ask(say)).toMatchObject({ type: 'refused', code: 'not-seated' });
    const heard = bob.received.flatMap((message) => (message.type === 'said' ? [message.said.seat] : []));
    expect(heard).toEqual([0, 0, 0, 1]);
  });
});

describe('games that are opened', () => {
  it('cost their person by what is sent', async () => {
    const server = await testServer({ limits: { perPerson: { perSecond: 0.001, burst: 40 } } });
    const ann = await newPerson(server.url, 'Ann');
    const { id: table } = await newTable([ann]);
    await ann.call('POST', `/tables/${table}/bots`, { seat: 1, character: 'magpie' });
    await ann.call('POST', `/tables/${table}/start`);
    const client = await Client.of(server.url, ann.token);
    const outcomes: string[] = [];
    while (outcomes.at(-1) !== 'refused') {
      const since = client.received.length;
      client.send({ type: 'open', table });
      // A message too many is refused before it is read, and without its mark.
      const answer = await client.until(({ type }) => type === 'done' || type === 'refused', since);
      outcomes.push(answer.type);
    }
    // Three tokens for the table; then two each time, one of them for what was sent.
    expect(outcomes.length).toBeGreaterThan(15);
    expect(outcomes.length).toBeLessThan(22);
  });
});

describe('requests', () => {
  it('that cost more count for more: of a person, and of an address', async () => {
    const { url } = await testServer({
      limits: { perPerson: { perSecond: 0.001, burst: 12 }, requestsPerMinute: 30 },
    });
    const [ann, bob, eve] = [
      await newPerson(url, 'Ann'),
      await newPerson(url, 'Bob'),
      await newPerson(url, 'Eve'),
    ];
    const statuses = async (asked: readonly (readonly [typeof ann, string])[]): Promise<number[]> => {
      const found: number[] = [];
      for (const [person, path] of asked) found.push((await person.call('GET', path)).status);
      return found;
    };
    // Ten tokens each: the second takes the last two and is paid for later.
    expect(
      await statuses([
        [ann, '/me/tables'],
        [ann, '/me/tables'],
        [ann, '/me'],
      ]),
    ).toEqual([200, 200, 429]);
    // Three times a minute from one address, where of others there are thirty.
    expect(
      await statuses([
        [bob, '/me/tables'],
        [eve, '/me/tables'],
        [eve, '/me'],
      ]),
    ).toEqual([200, 429, 200]);
  });
});

describe('connections', () => {
  it('of one address are limited, and a place that is left can be taken', async () => {
    const { url } = await testServer({ limits: { connectionsPerAddress: 1 } });
    const { token } = await newPerson(url, 'Ann');
    const first = await Client.of(url, token);
    const second = await Client.open(url);
    expect(await second.closed).toBe(1013);
    expect(refusalsOf(second)).toEqual(['too-fast']);
    await first.end();
    const third = await Client.of(url, token);
    expect(await third.ask({ type: 'ping' })).toMatchObject({ type: 'pong' });
  });

  it('of one person are limited', async () => {
    const { url } = await testServer({ limits: { connectionsPerPerson: 1 } });
    const { token } = await newPerson(url, 'Ann');
    await Client.of(url, token);
    await expect(Client.of(url, token)).rejects.toThrow('closed with 1013');
    await Client.of(url, (await newPerson(url, 'Bob')).token);
  });

  it('that are refused do not keep the server from ending', async () => {
    const server = await testServer({ limits: { requestsPerMinute: 1 } });
    await Client.open(server.url);
    await expect(Client.open(server.url)).rejects.toThrow('429');
    await expect(Client.open(server.url, { headers: { origin: 'https://evil.example' } })).rejects.toThrow(
      '429',
    );
    await expect(server.close()).resolves.toBeUndefined();
  });

  it('follow so many tables and no more', async () => {
    const { url } = await testServer({ limits: { tablesPerConnection: 1 } });
    const ann = await newPerson(url, 'Ann');
    const tables = [(await newTable([ann])).id, (await newTable([ann])).id];
    const client = await openTable(url, ann, tables[0] ?? '');
    expect(await client.ask({ type: 'open', table: tables[1] })).toMatchObject({ code: 'not-allowed' });
    await client.ask({ type: 'close', table: tables[0] });
    expect(await client.ask({ type: 'open', table: tables[1] })).toMatchObject({ type: 'done' });
  });

  it('on which nobody answers are dropped; the others stay', async () => {
    const heartbeatMs = 30_000;
    // The heart beats when the test says so: a machine that is busy must not make anybody late.
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    const { url } = await testServer({ limits: { heartbeatMs } });
    const { token } = await newPerson(url, 'Ann');
    const alive = await Client.of(url, token);
    const dead = await Client.of(url, token, { autoPong: false });
    const isAsked = Promise.all([alive, dead].map(async ({ socket }) => once(socket, 'ping')));
    vi.advanceTimersByTime(heartbeatMs);
    await isAsked;
    // What is answered after the answer to the heartbeat shows that the server has heard that.
    expect(await alive.ask({ type: 'ping' })).toMatchObject({ type: 'pong' });
    vi.advanceTimersByTime(heartbeatMs);
    expect(await dead.closed).toBe(1006);
    expect(await alive.ask({ type: 'ping' })).toMatchObject({ type: 'pong' });
  });

  it('on which nobody reads are dropped', async () => {
    const server = await testServer({
      limits: {
        unreadBytes: 64 * 1024,
        waitingMessages: 1e6,
        perConnection: UNLIMITED,
        perPerson: UNLIMITED,
        perAddress: UNLIMITED,
      },
    });
    const { clients, people, table, game } = await twoAtATable({}, server);
    // The longer the game, the more there is to tell.
    await Promise.all(
      clients.map(async (client) => playOn(client, game, dice(1), ({ sequence }) => sequence >= LONG_ENOUGH)),
    );
    const deaf = await openTable(server.url, people[0], table);
    deaf.socket.pause();
    const isDropped = (): boolean => server.log.some((line) => line.includes('does not read'));
    // All that it is told has to go somewhere: first into the buffers of the system, then into ours.
    while (!isDropped() && deaf.socket.readyState === deaf.socket.OPEN) {
      for (let count = 0; count < 20; count++) {
        deaf.send({ type: 'close', table });
        deaf.send({ type: 'open', table });
      }
      await clients[1].ask({ type: 'ping' });
    }
    expect(isDropped()).toBe(true);
    await until(async () => {
      const { text } = await caller(server.url)('GET', '/metrics');
      return text.includes('tenfold_connections 2\n');
    });
    deaf.socket.terminate();
  });
});
