// What must be refused: with a code and a reason, and nothing has changed.

import { LIMITS, PROTOCOL_VERSION } from '@tenfold/protocol';
import { describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { Client } from './client.ts';
import { inOrder, openTable, twoAtATable } from './party.ts';
import { newPerson, newTable, testServer } from './server.ts';

const NOBODYS_ID = 'AAAAAAAAAAAAAAAAAAAAAA';

describe('a choice', () => {
  it('that is stale, foreign, illegal or for another game is refused and changes nothing', async () => {
    const party = await twoAtATable();
    const { game, server, table } = party;
    const { asked, idle } = await inOrder(party);
    const before = asked.state(game);
    const number = before?.prompt?.number ?? -1;
    const stranger = await openTable(server.url, await newPerson(server.url, 'Cleo'), table);

    const refusals = [
      await asked.choose(game, number + 1, 0),
      await asked.choose(game, number, 1000),
      await idle.choose(game, number, 0),
      await stranger.choose(game, number, 0),
      await asked.choose(NOBODYS_ID, number, 0),
    ];
    expect(refusals.map((outcome) => (outcome.type === 'refused' ? outcome.code : outcome.type))).toEqual([
      'stale',
      'illegal',
      'not-asked',
      'not-seated',
      'unknown-game',
    ]);
    // Nobody was told of anything, and a new look shows the same.
    for (const client of [asked, idle, stranger]) {
      await client.ask({ type: 'ping' });
      expect(client.received.some(({ type }) => type === 'state')).toBe(false);
    }
    const again = await openTable(server.url, (await inOrder(party)).askedPerson, table);
    const { state } = await again.next('opened');
    expect(state.sequence).toBe(before?.sequence);
    expect(state.view).toEqual(before?.view);
  });

  it('sent twice is answered twice and made once', async () => {
    const party = await twoAtATable();
    const { game } = party;
    const { asked } = await inOrder(party);
    const { prompt, sequence } = await asked.stands(game, (state) => state.prompt !== null);
    const number = prompt?.number ?? -1;
    const outcomes = await Promise.all([asked.choose(game, number, 0), asked.choose(game, number, 0)]);
    expect(outcomes.map(({ type }) => type)).toEqual(['done', 'done']);
    expect((await asked.stands(game, (state) => state.sequence > sequence)).sequence).toBe(sequence + 1);
    // Another answer to the same question is another matter.
    expect(await asked.choose(game, number, 1)).toMatchObject({ type: 'refused', code: 'stale' });
  });

  it('is refused when the game is over', async () => {
    const { clients, game } = await twoAtATable();
    await clients[0].ask({ type: 'resign', game });
    expect(await clients[1].choose(game, 0, 0)).toMatchObject({ type: 'refused', code: 'game-over' });
  });
});

const MALFORMED = {
  'no JSON': 'choose',
  'no object': '17',
  null: 'null',
  'an array': '[]',
  'no type': '{"mark":"m"}',
  'an unknown type': '{"type":"cheat","mark":"m"}',
  'a field too many': '{"type":"ping","mark":"m","admin":true}',
  'a field missing': '{"type":"open","mark":"m"}',
  'an id that is none': '{"type":"open","table":"../../etc","mark":"m"}',
  'a number that is none': `{"type":"choose","game":"${NOBODYS_ID}","number":1.5,"option":0,"mark":"m"}`,
  'a number below zero': `{"type":"choose","game":"${NOBODYS_ID}","number":1,"option":-1,"mark":"m"}`,
  'a number as text': `{"type":"choose","game":"${NOBODYS_ID}","number":"1","option":0,"mark":"m"}`,
  'a mark too long': `{"type":"ping","mark":"${'m'.repeat(LIMITS.markLength + 1)}"}`,
  'a prototype': '{"type":"ping","mark":"m","__proto__":{"type":"resign"}}',
};

describe('a message', () => {
  it('that is malformed is refused with its mark and what is wrong, and the connection goes on', async () => {
    const { url } = await testServer();
    const client = await Client.of(url, (await newPerson(url, 'Ann')).token);
    for (const [what, frame] of Object.entries(MALFORMED)) {
      const since = client.received.length;
      client.socket.send(frame);
      const refused = await client.next('refused', since);
      const mark = frame.includes('"mark":"m"') ? 'm' : undefined;
      expect({ what, ...refused }).toMatchObject({
        what,
        code: 'malformed',
        ...(mark === undefined ? {} : { mark }),
      });
      expect(refused.reason).toMatch(/^.{5,300}$/);
    }
    expect(await client.ask({ type: 'ping' })).toMatchObject({ type: 'pong' });
  });

  it('in a binary frame is refused', async () => {
    const { url } = await testServer();
    const client = await Client.of(url, (await newPerson(url, 'Ann')).token);
    client.socket.send(Buffer.from('{"type":"ping"}'), { binary: true });
    expect(await client.next('refused')).toMatchObject({ code: 'malformed' });
  });

  it('that is too long ends the connection, and no other', async () => {
    const { url } = await testServer();
    const { token } = await newPerson(url, 'Ann');
    const [client, other] = [await Client.of(url, token), await Client.of(url, token)];
    client.socket.send(JSON.stringify({ type: 'ping', mark: 'm'.repeat(LIMITS.messageBytes) }));
    expect(await client.closed).toBe(1009);
    expect(await other.ask({ type: 'ping' })).toMatchObject({ type: 'pong' });
  });
});

describe('hello', () => {
  it('comes first, once, in this version and with an identity of this server', async () => {
    const { url } = await testServer();
    const { token } = await newPerson(url, 'Ann');
    const client = await Client.open(url);
    expect(await client.ask({ type: 'ping' })).toMatchObject({ code: 'unknown-person' });
    const forged = `${token.slice(0, -3)}${token.endsWith('AAA') ? 'BBB' : 'AAA'}`;
    for (const other of [undefined, 'nonsense', forged]) {
      const outcome = await client.ask({
        type: 'hello',
        version: PROTOCOL_VERSION,
        ...(other === undefined ? {} : { token: other }),
      });
      expect(outcome).toMatchObject({ type: 'refused', code: 'unknown-person' });
    }
    client.send({ type: 'hello', version: PROTOCOL_VERSION, token });
    expect(await client.next('welcome')).toMatchObject({ person: { name: 'Ann' } });
    expect(await client.ask({ type: 'hello', version: PROTOCOL_VERSION, token })).toMatchObject({
      code: 'malformed',
    });

    const old = await Client.open(url);
    old.send({ type: 'hello', version: PROTOCOL_VERSION + 1, token, mark: 'm' });
    expect(await old.next('refused')).toMatchObject({ code: 'wrong-version', mark: 'm' });
    expect(await old.closed).toBe(1008);
  });

  it('that does not come is not waited for', async () => {
    const { url } = await testServer({ limits: { helloWithinMs: 50 } });
    const client = await Client.open(url);
    expect(await client.closed).toBe(1008);
    expect(client.received).toMatchObject([{ type: 'refused', code: 'unknown-person' }]);
  });

  it('takes the cookie of a browser on our own page', async () => {
    const { url } = await testServer();
    const { token } = await newPerson(url, 'Ann');
    const client = await Client.open(url, { headers: { cookie: `tenfold=${token}`, origin: url } });
    client.send({ type: 'hello', version: PROTOCOL_VERSION });
    expect(await client.next('welcome')).toMatchObject({ person: { name: 'Ann' } });
  });

  it('is heard in one place only', async () => {
    const { url, log } = await testServer();
    for (const path of ['/', '/api/v1/bots', `/api/v1/tables/${NOBODYS_ID}`, '/nowhere']) {
      const socket = new WebSocket(`${url.replace('http', 'ws')}${path}`);
      const error = await new Promise<Error>((resolve) => {
        socket.once('error', resolve);
      });
      expect(error.message).toContain('404');
    }
    expect(log.join('')).not.toContain(NOBODYS_ID);
  });

  it('is not heard from a page of another site', async () => {
    const { url } = await testServer();
    const { token } = await newPerson(url, 'Ann');
    // The same host over https is another site, as long as no proxy that is trusted says that it is this one.
    for (const origin of ['https://evil.example', url.replace('http:', 'https:'), 'null']) {
      const headers = { cookie: `tenfold=${token}`, origin, 'x-forwarded-proto': 'https' };
      await expect(Client.open(url, { headers })).rejects.toThrow('403');
    }
  });
});

describe('a table', () => {
  it('that is unknown or not followed is refused', async () => {
    const { url } = await testServer();
    const client = await Client.of(url, (await newPerson(url, 'Ann')).token);
    expect(await client.ask({ type: 'open', table: NOBODYS_ID })).toMatchObject({ code: 'unknown-table' });
    expect(await client.ask({ type: 'close', table: NOBODYS_ID })).toMatchObject({ code: 'unknown-table' });
  });

  it('without spectators shows its game to nobody else, also when it is over', async () => {
    const { server, clients, table, game } = await twoAtATable({ spectators: 'none' });
    const stranger = await openTable(server.url, await newPerson(server.url, 'Cleo'), table);
    await stranger.ask({ type: 'ping' });
    expect(stranger.received.some(({ type }) => type === 'opened')).toBe(false);
    await clients[0].ask({ type: 'resign', game });
    await stranger.until((message) => message.type === 'table' && message.table.state === 'finished', 0);
    expect(await stranger.ask({ type: 'open', table })).toMatchObject({ type: 'done' });
    const late = await openTable(server.url, await newPerson(server.url, 'Dan'), table);
    for (const one of [stranger, late]) {
      await one.ask({ type: 'ping' });
      expect(one.received.some(({ type }) => ['opened', 'state'].includes(type))).toBe(false);
    }
    const since = clients[1].received.length;
    expect(await clients[1].ask({ type: 'open', table })).toMatchObject({ type: 'done' });
    await clients[1].until(
      (message) => message.type === 'opened' && message.state.ended?.why === 'resigned',
      since,
    );
  });

  it('that is closed is not heard of any more', async () => {
    const { clients, table, game } = await twoAtATable();
    const [ann, bob] = clients;
    expect(await bob.ask({ type: 'close', table })).toMatchObject({ type: 'done' });
    const sinceThen = bob.received.length;
    await ann.ask({ type: 'resign', game });
    await bob.ask({ type: 'ping' });
    expect(bob.received.slice(sinceThen).map(({ type }) => type)).toEqual(['pong']);
  });

  it('shows who is here', async () => {
    const { url } = await testServer();
    const people = [await newPerson(url, 'Ann'), await newPerson(url, 'Bob')] as const;
    const { id: table } = await newTable(people);
    const ann = await openTable(url, people[0], table);
    const bobHere = (here: boolean, since: number) =>
      ann.until(
        (message) =>
          message.type === 'table' &&
          message.table.seats.some(
            (seat) => seat?.kind === 'person' && seat.name === 'Bob' && seat.here === here,
          ),
        since,
      );
    const bob = await openTable(url, people[1], table);
    expect(await bobHere(true, 0)).toBeDefined();
    const since = ann.received.length;
    await bob.end();
    expect(await bobHere(false, since)).toBeDefined();
  });
});
