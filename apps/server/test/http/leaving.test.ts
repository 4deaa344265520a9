// Signing out everywhere, and leaving for good, as whoever does it and the others see it.

import type {
  ArchiveAnswer,
  GameAnswer,
  GameSummaryAnswer,
  IdentityAnswer,
  OwnRatingAnswer,
  TableView,
  TablesAnswer,
} from '@tenfold/protocol';
import { PROTOCOL_VERSION } from '@tenfold/protocol';
import { describe, expect, it } from 'vitest';
import { Client } from '../live/client.ts';
import { openTable, twoAtATable } from '../live/party.ts';
import type { TestPerson } from '../live/server.ts';
import { OPTIONS, caller, expected, newPerson, newTable, testServer } from '../live/server.ts';

const UNKNOWN = { status: 401, body: { code: 'unknown-person' } };

async function started(people: readonly TestPerson[], options = {}) {
  const [host] = people;
  const { id: table } = await newTable(people, options);
  if (host === undefined) throw new Error('a game needs people');
  const { game } = expected(await host.call<GameAnswer>('POST', `/tables/${table}/start`), 201);
  return { table, game };
}

/** One turn each, so that everybody has decided something. */
async function everybodyChooses(clients: readonly Client[], game: string): Promise<void> {
  await Promise.all(
    clients.map(async (client) => {
      const { prompt } = await client.stands(game, (state) => (state.prompt?.options.length ?? 0) > 1);
      if (prompt === null) throw new Error('nothing is asked');
      const end = prompt.options.findIndex(({ verb }) => verb === 'end-turn');
      expect(await client.choose(game, prompt.number, end)).toMatchObject({ type: 'done' });
    }),
  );
}

describe('signing out everywhere', () => {
  it('makes every token and carry code void but the new one, and loses no game', async () => {
    const { url } = await testServer();
    const [ann, bob] = [await newPerson(url, 'Ann'), await newPerson(url, 'Bob')];
    const { table } = await started([ann, bob]);
    const { code } = expected(await ann.call<{ code: string }>('POST', '/me/carry'), 201);
    const cookie = `tenfold=${ann.token}`;

    const out = await caller(url)<IdentityAnswer>('POST', '/me/sign-out', undefined, { cookie, origin: url });
    const { person, token } = expected(out, 200);
    expect(person.id).toBe(ann.id);
    expect(token).not.toBe(ann.token);
    expect(out.headers.get('set-cookie')).toContain(`tenfold=${token};`);

    expect(await ann.call('GET', '/me')).toMatchObject(UNKNOWN);
    expect(await caller(url)('GET', '/me', undefined, { cookie })).toMatchObject(UNKNOWN);
    expect(await caller(url)('POST', `/carry/${code}`)).toMatchObject({ status: 404 });
    const renewed = caller(url, token);
    const { tables } = expected(await renewed<TablesAnswer>('GET', '/me/tables'), 200);
    expect(tables.map(({ id, state }) => [id, state])).toEqual([[table, 'playing']]);

    // And once more: the second generation is void, too.
    const third = expected(await renewed<IdentityAnswer>('POST', '/me/sign-out'), 200).token;
    expect(await renewed('GET', '/me')).toMatchObject(UNKNOWN);
    expect(await ann.call('GET', '/me')).toMatchObject(UNKNOWN);
    expect(await caller(url, third)('GET', '/me')).toMatchObject({ status: 200, body: { id: ann.id } });
    expect(await bob.call('GET', '/me')).toMatchObject({ status: 200 });
  });

  it('lets nobody write a generation himself', async () => {
    const { url } = await testServer();
    const ann = await newPerson(url, 'Ann');
    const { token } = expected(await ann.call<IdentityAnswer>('POST', '/me/sign-out'), 200);
    const [id = '', generation, signature = ''] = token.split('.');
    expect(generation).toBe('1');
    const [, first = ''] = ann.token.split('.');
    for (const forged of [
      `${id}.2.${signature}`,
      `${id}.01.${signature}`,
      `${id}.0.${first}`,
      `${id}.1.${first}`,
      `${id}.${signature}`,
    ]) {
      expect(await caller(url, forged)('GET', '/me')).toMatchObject(UNKNOWN);
    }
  });

  it('closes the connections of the void tokens, and no others', async () => {
    const party = await twoAtATable();
    const { url } = party.server;
    const [ann, bob] = party.clients;
    const phone = await Client.of(url, party.people[0].token);
    const { token } = expected(await party.people[0].call<IdentityAnswer>('POST', '/me/sign-out'), 200);
    expect([await ann.closed, await phone.closed]).toEqual([1008, 1008]);
    expect(ann.received.at(-1)).toMatchObject({ type: 'refused', code: 'unknown-person' });
    const old = await Client.open(url);
    old.send({ type: 'hello', version: PROTOCOL_VERSION, token: party.people[0].token });
    expect(await old.next('refused')).toMatchObject({ code: 'unknown-person' });
    expect(await bob.ask({ type: 'ping' })).toMatchObject({ type: 'pong' });
    const back = await openTable(url, { ...party.people[0], token }, party.table);
    expect((await back.next('opened')).state.ended).toBeNull();
  });

  it('holds after a restart', async () => {
    const before = await testServer();
    const ann = await newPerson(before.url, 'Ann');
    const { token } = expected(await ann.call<IdentityAnswer>('POST', '/me/sign-out'), 200);
    await before.close();
    const { url } = await testServer({ dataFolder: before.folder });
    expect(await caller(url, ann.token)('GET', '/me')).toMatchObject(UNKNOWN);
    expect(await caller(url, token)('GET', '/me')).toMatchObject({ status: 200 });
  });
});

describe('leaving for good', () => {
  it('ends the game of two as if one had given up, with what that costs', async () => {
    const party = await twoAtATable({ rated: true });
    const [ann, bob] = party.people;
    const [annsClient, bobsClient] = party.clients;
    await everybodyChooses(party.clients, party.game);
    const gone = await ann.call('DELETE', '/me');
    expect(gone).toMatchObject({ status: 204 });
    expect(gone.headers.get('set-cookie')).toMatch(/^tenfold=;.*(Max-Age=0|Expires=Thu, 01 Jan 1970)/);
    expect(await annsClient.closed).toBe(1008);
    expect((await bobsClient.stands(party.game, ({ ended }) => ended !== null)).ended).toEqual({
      why: 'resigned',
      by: 0,
      unplayed: [],
    });
    // Bob is told anew, without the name.
    const told = await bobsClient.stands(party.game, ({ view }) => view.players[0]?.name === 'Somebody');
    expect(JSON.stringify(told)).not.toContain('Ann');
    const { games, changes } = expected(await bob.call<OwnRatingAnswer>('GET', '/me/rating'), 200);
    expect(games).toBe(1);
    expect(changes).toMatchObject([{ game: party.game }]);
    expect(await ann.call('GET', '/me')).toMatchObject(UNKNOWN);
    expect(await ann.call('DELETE', '/me')).toMatchObject(UNKNOWN);
  });

  it('takes the name from tables, archive and records; the games of the others stay', async () => {
    const { url } = await testServer();
    const [ann, bob] = [await newPerson(url, 'Annabella'), await newPerson(url, 'Bob')];
    const { table, game } = await started([ann, bob]);
    const client = await openTable(url, bob, table);
    await everybodyChooses([await openTable(url, ann, table), client], game);
    await client.ask({ type: 'resign', game });
    const lobby = await newTable([ann, bob], { seats: 3 });
    expect(await ann.call('DELETE', '/me')).toMatchObject({ status: 204 });

    const asked = {
      game: await bob.call<GameSummaryAnswer>('GET', `/games/${game}`),
      record: await bob.call('GET', `/games/${game}/record`),
      archive: await bob.call<ArchiveAnswer>('GET', '/archive?person=me'),
      tables: await bob.call('GET', '/me/tables'),
      lobby: await bob.call<TableView>('GET', `/tables/${lobby.id}`),
      search: await bob.call('GET', '/archive?player=annabella'),
    };
    for (const answer of Object.values(asked)) {
      expect(answer.status).toBe(200);
      expect(answer.text).not.toContain('Annabella');
      expect(answer.text).not.toContain(ann.id);
    }
    expect(asked.game.body.players).toMatchObject([
      { person: null, character: null, name: 'Somebody', place: 1 },
      { person: bob.id, name: 'Bob', place: 2 },
    ]);
    expect(asked.archive.body.games.map(({ id }) => id)).toEqual([game]);
    expect(asked.search.body).toMatchObject({ games: [] });
    expect(asked.lobby.body).toMatchObject({ host: bob.id, seats: [null, { name: 'Bob' }, null] });
  });

  it('leaves a game of three to the others, with a bot', async () => {
    const { url } = await testServer({ pace: { botBeatMs: 60_000 } });
    const people = [await newPerson(url, 'Ann'), await newPerson(url, 'Bob'), await newPerson(url, 'Cleo')];
    const [ann, bob, cleo] = people;
    if (ann === undefined || bob === undefined || cleo === undefined) throw new Error('three are needed');
    const { table, game } = await started(people, { rated: true });
    const client = await openTable(url, bob, table);
    const other = await openTable(url, cleo, table);
    await everybodyChooses([await openTable(url, ann, table), client, other], game);
    expect(await ann.call('DELETE', '/me')).toMatchObject({ status: 204 });
    const state = await client.stands(game, ({ view }) => view.players[0]?.name === 'Somebody');
    expect(state.ended).toBeNull();
    expect(state.replaced).toMatchObject([{ seat: 0 }]);
    const view = expected(await bob.call<TableView>('GET', `/tables/${table}`), 200);
    expect(view).toMatchObject({ state: 'playing', host: bob.id });
    expect(view.seats).toMatchObject([{ kind: 'bot' }, { name: 'Bob' }, { name: 'Cleo' }]);

    // The end of it rates those who stayed.
    expect(await other.ask({ type: 'resign', game })).toMatchObject({ type: 'done' });
    await client.stands(game, ({ ended }) => ended !== null);
    for (const person of [bob, cleo]) {
      const { changes } = expected(await person.call<OwnRatingAnswer>('GET', '/me/rating'), 200);
      expect(changes).toMatchObject([{ game }]);
    }
  });

  it('is not for pages of another site', async () => {
    const { url } = await testServer();
    const ann = await newPerson(url, 'Ann');
    const headers = { cookie: `tenfold=${ann.token}`, origin: 'https://evil.example' };
    for (const [method, path] of [
      ['DELETE', '/me'],
      ['POST', '/me/sign-out'],
    ] as const) {
      expect(await caller(url)(method, path, undefined, headers)).toMatchObject({ status: 403 });
    }
    expect(await ann.call('GET', '/me')).toMatchObject({ status: 200 });
  });
});

describe('quotas', () => {
  it('limit what one address and one person may make', async () => {
    const { url } = await testServer({
      limits: { newPeoplePerHour: 2, newTablesPerHour: 3, openTablesPerPerson: 2, carryLinksPerPerson: 1 },
    });
    const [ann, bob] = [await newPerson(url, 'Ann'), await newPerson(url, 'Bob')];
    const tooFast = { status: 429, body: { code: 'too-fast' } };
    expect(await caller(url)('POST', '/people', { name: 'Eve', language: 'en' })).toMatchObject(tooFast);
    expect(await ann.call('POST', '/me/carry')).toMatchObject({ status: 201 });
    expect(await ann.call('POST', '/me/carry')).toMatchObject(tooFast);

    const table = expected(await ann.call<TableView>('POST', '/tables', OPTIONS), 201);
    expected(await ann.call('POST', '/tables', OPTIONS), 201);
    const bobs = expected(await bob.call<TableView>('POST', '/tables', OPTIONS), 201);
    const full = { status: 403, body: { code: 'not-allowed' } };
    expect(await ann.call('POST', '/tables', OPTIONS)).toMatchObject(full);
    expect(await ann.call('POST', `/tables/${bobs.id}/sit`, {})).toMatchObject(full);
    // Whoever sits there may change seats, and whoever leaves has room again.
    expect(await ann.call('POST', `/tables/${table.id}/sit`, { seat: 1 })).toMatchObject({ status: 200 });
    expect(await ann.call('POST', `/tables/${table.id}/leave`)).toMatchObject({ status: 200 });
    expect(await ann.call('POST', `/tables/${bobs.id}/sit`, {})).toMatchObject({ status: 200 });
    expect(await ann.call('POST', '/tables', OPTIONS)).toMatchObject(tooFast);
  });
});
