// A rematch over the wire: who hears of the offer, and what becomes of it when somebody goes.

import type { Id, TableView } from '@tenfold/protocol';
import { describe, expect, it } from 'vitest';
import type { Client } from './client.ts';
import type { Party } from './party.ts';
import { openTable, twoAtATable } from './party.ts';
import { expected } from './server.ts';

type Consent = TableView['consent'];

/** Ann and Bob at a table where Bob has just resigned. */
async function afterAGame(): Promise<Party> {
  const party = await twoAtATable({ rated: true, clock: 'fast' });
  expect(await party.clients[1].ask({ type: 'resign', game: party.game })).toMatchObject({ type: 'done' });
  for (const client of party.clients) {
    await client.until((message) => message.type === 'table' && message.table.state === 'finished');
  }
  return party;
}

/** The next table of which this holds, as a client is told of it. */
async function told(client: Client, holds: (consent: Consent) => boolean, since: number): Promise<TableView> {
  const came = await client.until(
    (message) => message.type === 'table' && holds(message.table.consent),
    since,
  );
  if (came.type !== 'table') throw new Error('no table');
  return came.table;
}

describe('a rematch', () => {
  it('is told to everybody at the table, with what becomes of it', async () => {
    const { people, clients, table, game } = await afterAGame();
    const [ann, bob] = people;
    const since = clients.map(({ received }) => received.length);
    const kingdom = { kind: 'random', sets: ['base'] };
    const { consent } = expected(
      await ann.call<TableView>('POST', `/tables/${table}/rematch`, { kingdom }),
      200,
    );
    for (const [seat, client] of clients.entries()) {
      const { consent: shown } = await told(client, ({ offer }) => offer !== null, since[seat] ?? 0);
      expect(shown).toEqual(consent);
      expect(shown).toMatchObject({ people: [ann.id], offer: { by: ann.id, kingdom } });
    }
    expected(await bob.call('POST', `/tables/${table}/decline`, { consent: consent.number }), 200);
    const after = await told(clients[0], ({ past }) => past.length > 0, since[0] ?? 0);
    expect(after).toMatchObject({ game, state: 'finished' });
    expect(after.consent).toMatchObject({
      offer: null,
      past: [{ by: ann.id, why: 'declined', who: bob.id }],
    });
    expect(await bob.call('POST', `/tables/${table}/agree`, { consent: consent.number })).toMatchObject({
      status: 409,
      body: { code: 'stale' },
    });
    expect(await ann.call('POST', `/tables/${table}/rematch`, {})).toMatchObject({
      status: 429,
      body: { code: 'too-fast' },
    });
  });

  it('puts nobody into a game who has left the page', async () => {
    const { server, people, clients, table, game } = await afterAGame();
    const [ann, bob] = people;
    await clients[1].end();
    expected(await ann.call('POST', `/tables/${table}/rematch`), 200);
    const shown = async (): Promise<TableView> =>
      expected(await bob.call<TableView>('GET', `/tables/${table}`), 200);
    expect(await shown()).toMatchObject({ game, state: 'finished', consent: { people: [ann.id] } });
    // He comes back and finds it.
    const back = await openTable(server.url, bob, table);
    const { table: first } = await back.next('table');
    expect(first.consent.offer).toMatchObject({ by: ann.id });
    const { consent } = await shown();
    expected(await bob.call('POST', `/tables/${table}/agree`, { consent: consent.number }), 200);
    expect((await shown()).game).not.toBe(game);
  });

  it('is soon over when its maker goes, and is not when the maker comes back', async () => {
    const { server, people, clients, table } = await afterAGame();
    const [ann] = people;
    const since = clients[1].received.length;
    const { consent } = expected(await ann.call<TableView>('POST', `/tables/${table}/rematch`, {}), 200);
    const until = consent.offer?.until ?? 0;
    await clients[0].end();
    await told(clients[1], ({ offer }) => offer !== null && offer.until < until, since);
    const gone = clients[1].received.length;
    await openTable(server.url, ann, table);
    const again = await told(clients[1], ({ offer }) => offer?.until === until, gone);
    expect(again.consent).toEqual(consent);
  });
});

it('a side door is closed: other options, and then the start', async () => {
  const { people, table, game } = await afterAGame();
  const [ann] = people;
  const { options } = expected(await ann.call<TableView>('GET', `/tables/${table}`), 200);
  expected(await ann.call('POST', `/tables/${table}/options`, { ...options, undo: 'none' }), 200);
  expect(await ann.call('POST', `/tables/${table}/start`)).toMatchObject({
    status: 409,
    body: { code: 'not-ready' },
  });
  const after = expected(await ann.call<{ game: Id }>('GET', `/tables/${table}`), 200);
  expect(after.game).toBe(game);
});
