// Whole games over real WebSockets.

import type { Id } from '@tenfold/protocol';
import { readRecord, replay } from '@tenfold/rules';
import { describe, expect, it } from 'vitest';
import type { Client } from './client.ts';
import { inOrder, openTable, rematch, twoAtATable } from './party.ts';
import { dice, playOn } from './play.ts';
import { expected, newPerson, newTable, testServer } from './server.ts';

/** Both have bought, drawn anew and been asked again. */
const MUCH_HAS_HAPPENED = 50;

describe('a game of two', () => {
  it('is ended by agreement, and by none while one is against it', async () => {
    const { clients, game } = await twoAtATable();
    const [ann, bob] = clients;
    await ann.ask({ type: 'end', game });
    await bob.stands(game, ({ wishes }) => wishes.end.includes(0));
    expect(await bob.ask({ type: 'refuse-end', game })).toMatchObject({ type: 'done' });
    await ann.stands(game, ({ wishes }) => wishes.refusedBy === 1);
    for (const client of clients) await client.ask({ type: 'end', game });
    const { ended } = await ann.stands(game, (state) => state.ended !== null);
    expect(ended).toEqual({ why: 'agreed', by: null, unplayed: [0, 1] });
  });

  it('is played to its end by random legal choices, and its record tells the same', async () => {
    const { people, clients, table, game } = await twoAtATable();
    const spectator = await openTable(people[0].url, await newPerson(people[0].url, 'Cleo'), table);
    await Promise.all(clients.map(async (client, seat) => playOn(client, game, dice(seat))));
    const [ann, bob, cleo] = await Promise.all(
      [...clients, spectator].map(async (client) => client.stands(game, (state) => state.ended !== null)),
    );
    expect(ann?.ended).toEqual({ why: 'rules', by: null, unplayed: [] });
    expect(bob?.view.result).toEqual(ann?.view.result);
    expect(cleo?.view.result).toEqual(ann?.view.result);
    expect(ann?.seed).toMatch(/^[0-9a-f]{64}$/);

    const { text } = await people[0].call('GET', `/games/${game}/record`);
    const replayed = replay(readRecord(text));
    expect(replayed.over).toBe(true);
    expect(text).toContain(`seed: ${ann?.seed}`);
    const summary = expected(
      await people[0].call<{ players: { points: number }[] }>('GET', `/games/${game}`),
      200,
    );
    expect(summary.players.map(({ points }) => points)).toEqual(
      ann?.view.result?.scores.map(({ points }) => points),
    );
  });

  it('keeps hidden from each what each must not see', async () => {
    const { clients, game, people, table } = await twoAtATable();
    const spectator = await openTable(people[0].url, await newPerson(people[0].url, 'Cleo'), table);
    await Promise.all(
      clients.map(async (client, seat) =>
        playOn(client, game, dice(seat), ({ sequence }) => sequence >= MUCH_HAS_HAPPENED),
      ),
    );
    const [ann, bob] = clients;
    for (const [client, seat] of [
      [ann, 0],
      [bob, 1],
      [spectator, null],
    ] as const) {
      const states = client.received.flatMap((message) =>
        message.type === 'opened' || message.type === 'state' ? [message.state] : [],
      );
      expect(states.length).toBeGreaterThan(5);
      for (const { view, seed, prompt } of states) {
        const handsOfOthers = view.players.filter(
          ({ hand }, player) => player !== seat && hand !== undefined,
        );
        const isAskedForOthers = prompt !== null && (seat === null || !view.waitingFor.includes(seat));
        expect({ seed, seat: view.seat, handsOfOthers, isAskedForOthers }).toEqual({
          seed: null,
          seat,
          handsOfOthers: [],
          isAskedForOthers: false,
        });
      }
    }
    // A running game has no record for anybody.
    expect(await people[0].call('GET', `/games/${game}/record`)).toMatchObject({
      status: 409,
      body: { code: 'not-ready' },
    });
  });

  it('is played again at the same table, and the connections go along', async () => {
    const { people, clients, table, game } = await twoAtATable();
    expect(await clients[1].ask({ type: 'resign', game })).toMatchObject({ type: 'done' });
    await Promise.all(
      clients.map(async (client) =>
        client.until((message) => message.type === 'table' && message.table.state === 'finished'),
      ),
    );
    const { game: next } = await rematch(table, [people[1], people[0]]);
    expect(next).not.toBe(game);
    await Promise.all(clients.map(async (client, seat) => playOn(client, next, dice(seat))));
    for (const client of clients) expect(client.state(next)?.ended?.why).toBe('rules');
  });

  it('against a bot needs nobody else', async () => {
    const { url } = await testServer();
    const ann = await newPerson(url, 'Ann');
    const { id: table } = await newTable([ann]);
    expected(await ann.call('POST', `/tables/${table}/bots`, { seat: 1, character: 'magpie' }), 200);
    const { game } = expected(await ann.call<{ game: Id }>('POST', `/tables/${table}/start`), 201);
    const client = await openTable(url, ann, table);
    await playOn(client, game, dice(5));
    expect(client.state(game)?.ended?.why).toBe('rules');
  });
});

describe('several connections of one person', () => {
  it('stay in step, whichever of them chooses', async () => {
    const { server, people, clients, table, game } = await twoAtATable();
    const second = await openTable(server.url, people[0], table);
    const [ann, bob] = clients;
    // The first connection plays ten choices, then the second, in turns.
    const both = [ann, second];
    const bobPlays = playOn(bob, game, dice(2));
    for (let round = 0; round < 6; round++) {
      const chooser = both[round % 2] ?? ann;
      await playOn(chooser, game, dice(round), (_state, choices) => choices >= 8);
      const { sequence } = await chooser.stands(game, () => true);
      const [one, other] = await Promise.all(
        both.map(async (client) => client.stands(game, (state) => state.sequence >= sequence)),
      );
      expect(one?.sequence).toBeGreaterThanOrEqual(sequence);
      expect(other?.sequence).toBeGreaterThanOrEqual(sequence);
    }
    for (const client of clients) expect(await client.ask({ type: 'ping' })).toMatchObject({ type: 'pong' });
    await ann.ask({ type: 'resign', game });
    await bobPlays;
    const statesOf = (client: Client) =>
      new Map(
        client.received.flatMap((message) =>
          message.type === 'state' ? [[message.state.sequence, message.state.view] as const] : [],
        ),
      );
    await Promise.all(both.map(async (client) => client.stands(game, (state) => state.ended !== null)));
    const views = statesOf(ann);
    for (const [sequence, view] of statesOf(second)) expect(view).toEqual(views.get(sequence));
  });
});

describe('a choice taken back', () => {
  it('is not in what the table tells when it is opened again', async () => {
    const party = await twoAtATable();
    const { table, game } = party;
    const { asked } = await inOrder(party);
    const { prompt } = await asked.stands(game, (state) => state.prompt !== null);
    const before = await asked.next('opened');
    await asked.choose(game, prompt?.number ?? 0, 0);
    const since = asked.received.length;
    await asked.ask({ type: 'open', table });
    expect((await asked.next('opened', since)).history.length).toBeGreaterThan(before.history.length);
    await asked.ask({ type: 'undo', game });
    const after = asked.received.length;
    await asked.ask({ type: 'open', table });
    expect((await asked.next('opened', after)).history).toEqual(before.history);
  });
});

describe('a game that was left', () => {
  it('goes on after a new connection, at the same question', async () => {
    const { server, people, clients, table, game } = await twoAtATable();
    const [ann, bob] = clients;
    void playOn(bob, game, dice(1)).catch(() => 0);
    await playOn(ann, game, dice(1), (_state, choices) => choices === 5);
    const before = await ann.stands(game, ({ prompt }) => prompt !== null);
    await ann.end();
    const again = await openTable(server.url, people[0], table);
    const opened = await again.next('opened');
    expect(opened.state.prompt).toEqual(before.prompt);
    expect(opened.state.view).toEqual(before.view);
    expect(opened.history.length).toBeGreaterThan(0);
    await playOn(again, game, dice(3));
    expect(again.state(game)?.ended?.why).toBe('rules');
  });

  it('goes on after a restart of the server, with everything that was acknowledged', async () => {
    const first = await testServer();
    const { people, clients, table, game } = await twoAtATable({}, first);
    const playing = clients.map(async (client, seat) =>
      playOn(client, game, dice(seat), (_state, choices) => choices === 12).catch(() => 0),
    );
    await Promise.race(playing);
    await first.close();
    for (const client of clients) {
      expect(await client.next('closing')).toEqual({ type: 'closing' });
      expect(await client.closed).toBe(1001);
    }
    const acknowledged = Math.max(...clients.map((client) => client.state(game)?.sequence ?? 0));

    const second = await testServer({ dataFolder: first.folder });
    const again = await Promise.all(people.map(async (person) => openTable(second.url, person, table)));
    for (const client of again) {
      const { state } = await client.next('opened');
      expect(state.sequence).toBeGreaterThanOrEqual(acknowledged);
    }
    await Promise.all(again.map(async (client, seat) => playOn(client, game, dice(seat))));
    for (const client of again) expect(client.state(game)?.ended?.why).toBe('rules');
  });
});
