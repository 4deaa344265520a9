// People one has played with: listed, invited, muted, blocked. And that nobody learns by it what he must not.

import type { Acquaintance, Id, Invitation, TableView, ToClient } from '@tenfold/protocol';
import { describe, expect, it } from 'vitest';
import { INVITATION_MS, PEACE_MS } from '../../src/tables/invitations.ts';
import { Client } from '../live/client.ts';
import { openTable, twoAtATable } from '../live/party.ts';
import type { TestPerson, TestServer } from '../live/server.ts';
import { expected, newPerson, newTable, testServer } from '../live/server.ts';
import { until } from '../until.ts';

/** Two who have played a game, in which the first gave up; and a third whom neither knows. */
async function acquainted(running?: TestServer) {
  const party = await twoAtATable({}, running);
  const [ann, bob] = party.people;
  expect(await party.clients[0].ask({ type: 'resign', game: party.game })).toMatchObject({ type: 'done' });
  await party.clients[1].stands(party.game, ({ ended }) => ended !== null);
  await Promise.all(party.clients.map(async (client) => client.end()));
  const cyd = await newPerson(party.server.url, 'Cyd');
  return { server: party.server, url: party.server.url, ann, bob, cyd, table: party.table };
}

/** A table where somebody waits and a seat is free. */
async function waitingAt(host: TestPerson): Promise<{ readonly table: Id; readonly client: Client }> {
  const { id: table } = await newTable([host], { seats: 3 });
  return { table, client: await openTable(host.url, host, table) };
}

const invite = async (host: TestPerson, table: Id, guest: TestPerson): Promise<number> =>
  (await host.call('POST', `/tables/${table}/invitations`, { person: guest.id })).status;

const invitationsOf = async (guest: TestPerson): Promise<readonly Invitation[]> =>
  expected(await guest.call<{ invitations: Invitation[] }>('GET', '/me/invitations'), 200).invitations;

const peopleOf = async (person: TestPerson): Promise<readonly Acquaintance[]> =>
  expected(await person.call<{ people: Acquaintance[] }>('GET', '/me/people'), 200).people;

const toldInvitations = async (client: Client, count: number): Promise<readonly Invitation[]> => {
  const message = await client.until(
    (came: ToClient) => came.type === 'invitations' && came.invitations.length === count,
  );
  if (message.type !== 'invitations') throw new Error('no invitations');
  return message.invitations;
};

describe('people one has played with', () => {
  it('are listed with how it went, for oneself alone, under the name that they have now', async () => {
    const { ann, bob, cyd } = await acquainted();
    expected(await bob.call('PATCH', '/me', { name: 'Robert' }), 200);
    expect(await peopleOf(ann)).toMatchObject([
      { id: bob.id, name: 'Robert', games: 1, ahead: 0, blocked: false },
    ]);
    expect(await peopleOf(cyd)).toEqual([]);
    // Nothing in it says who is in the house.
    expect(Object.keys((await peopleOf(ann))[0] ?? {}).toSorted()).toEqual(
      ['ahead', 'behind', 'blocked', 'games', 'id', 'latest', 'name'].toSorted(),
    );
  });

  it('are gone from the list with who leaves for good', async () => {
    const { ann, bob } = await acquainted();
    expected(await bob.call('DELETE', '/me'), 204);
    expect(await peopleOf(ann)).toEqual([]);
  });
});

describe('an invitation', () => {
  it('is told at once to who is in the house, and to who comes; it puts nobody anywhere', async () => {
    const { url, ann, bob } = await acquainted();
    const house = await Client.of(url, bob.token);
    const { table } = await waitingAt(ann);
    expect(await invite(ann, table, bob)).toBe(204);
    const [told] = await toldInvitations(house, 1);
    expect(told).toMatchObject({ table, by: { id: ann.id, name: 'Ann' } });
    const later = await Client.of(url, bob.token);
    expect(await toldInvitations(later, 1)).toEqual([told]);
    const view = expected(await bob.call<TableView>('GET', `/tables/${table}`), 200);
    expect(view.seats.filter((seat) => seat !== null)).toHaveLength(1);
    expect(
      expected(await ann.call<{ people: Id[] }>('GET', `/tables/${table}/invitations`), 200).people,
    ).toEqual([bob.id]);
  });

  it('is over when it is declined, withdrawn, or its maker stands up; the maker is not told of a no', async () => {
    const { url, ann, bob } = await acquainted();
    const house = await Client.of(url, bob.token);
    const { table } = await waitingAt(ann);
    await invite(ann, table, bob);
    await toldInvitations(house, 1);
    expected(await ann.call('DELETE', `/tables/${table}/invitations`), 204);
    await toldInvitations(house, 0);
    await invite(ann, table, bob);
    await toldInvitations(house, 1);
    expected(await ann.call('POST', `/tables/${table}/leave`), 200);
    await toldInvitations(house, 0);
    expected(await ann.call('POST', `/tables/${table}/sit`, {}), 200);
    await invite(ann, table, bob);
    await toldInvitations(house, 1);
    expected(await bob.call('DELETE', `/me/invitations/${table}`), 204);
    await toldInvitations(house, 0);
    // For who made it nothing is different, and who said no is left in peace.
    const made = await ann.call<{ people: Id[] }>('GET', `/tables/${table}/invitations`);
    expect(expected(made, 200).people).toEqual([bob.id]);
    expect(await invite(ann, table, bob)).toBe(204);
    expect(await invitationsOf(bob)).toEqual([]);
  });

  it('does not hold before its maker is at the table, nor when all seats are taken', async () => {
    const { ann, bob, cyd } = await acquainted();
    const { id: table } = await newTable([ann]);
    expect(await invite(ann, table, bob)).toBe(204);
    expect(await invitationsOf(bob)).toEqual([]);
    await openTable(ann.url, ann, table);
    await until(async () => (await invitationsOf(bob)).length === 1);
    expected(await cyd.call('POST', `/tables/${table}/sit`, {}), 200);
    expect(await invitationsOf(bob)).toEqual([]);
  });

  it('is refused to strangers, by who has no seat, and where none is free', async () => {
    const { ann, bob, cyd } = await acquainted();
    const { table } = await waitingAt(ann);
    const refusal = async (host: TestPerson, guest: TestPerson, at = table) =>
      (await host.call<{ code: string }>('POST', `/tables/${at}/invitations`, { person: guest.id })).body
        .code;
    expect(await refusal(ann, cyd)).toBe('not-allowed');
    expect(await refusal(bob, ann)).toBe('not-seated');
    expect(await refusal(ann, ann)).toBe('malformed');
    const { id: full } = await newTable([ann, cyd]);
    expect(await refusal(ann, bob, full)).toBe('not-ready');
  });

  it('is not made too often', async () => {
    const { ann, bob } = await acquainted(await testServer({ limits: { invitationsPerHour: 2 } }));
    const { table } = await waitingAt(ann);
    expect([await invite(ann, table, bob), await invite(ann, table, bob)]).toEqual([204, 204]);
    expect(await invite(ann, table, bob)).toBe(429);
  });

  it('lasts for minutes, and the peace after a no for longer', () => {
    expect(PEACE_MS).toBeGreaterThan(INVITATION_MS);
  });
});

describe('who is blocked', () => {
  it('invites as before, is answered as before, and nobody hears of it', async () => {
    const { ann, bob } = await acquainted();
    expected(await bob.call('POST', '/me/blocks', { person: ann.id }), 204);
    const { table } = await waitingAt(ann);
    expect(await invite(ann, table, bob)).toBe(204);
    expect(await invitationsOf(bob)).toEqual([]);
    expect(await peopleOf(ann)).toMatchObject([{ id: bob.id, blocked: false }]);
    expected(await bob.call('DELETE', `/me/blocks/${ann.id}`), 204);
    expect(await invitationsOf(bob)).toHaveLength(1);
  });

  it('finds no table of who blocked: word for word what a wrong link is told', async () => {
    const { url, ann, bob, table: common } = await acquainted();
    const { table } = await waitingAt(bob);
    expected(await bob.call('POST', '/me/blocks', { person: ann.id }), 204);
    const wrong = 'A'.repeat(22);
    for (const [method, path, body] of [
      ['GET', '', undefined],
      ['POST', '/sit', {}],
    ] as const) {
      const here = await ann.call(method, `/tables/${table}${path}`, body);
      const nowhere = await ann.call(method, `/tables/${wrong}${path}`, body);
      expect([here.status, here.text]).toEqual([nowhere.status, nowhere.text]);
      expect(here.status).toBe(404);
    }
    const client = await Client.of(url, ann.token);
    const answer = async (id: Id) => client.ask({ type: 'open', table: id });
    expect(await answer(table)).toMatchObject({
      ...(await answer(wrong)),
      mark: expect.anything() as unknown,
    });
    // Where both sit, and where strangers look on, nothing is taken away; and who blocked may come.
    expected(await ann.call('GET', `/tables/${common}`), 200);
    const { table: hers } = await waitingAt(ann);
    expected(await bob.call('POST', `/tables/${hers}/sit`, {}), 200);
  });

  it('is heard by everybody at a table but by who blocked, also by who comes later', async () => {
    const party = await twoAtATable();
    const [ann, bob] = party.people;
    expected(await bob.call('POST', '/me/blocks', { person: ann.id }), 204);
    const watcher = await newPerson(party.server.url, 'Cyd');
    const looker = await openTable(party.server.url, watcher, party.table);
    const { game, table } = party;
    expect(await party.clients[0].ask({ type: 'say', game, phrase: 'hello' })).toMatchObject({
      type: 'done',
    });
    expect(await party.clients[1].ask({ type: 'say', game, phrase: 'thanks' })).toMatchObject({
      type: 'done',
    });
    expect(await looker.next('said')).toMatchObject({ said: { phrase: 'hello' } });
    expect(await party.clients[1].next('said')).toMatchObject({ said: { phrase: 'thanks' } });
    const again = await openTable(party.server.url, bob, table);
    expect((await again.next('opened')).said.map(({ phrase }) => phrase)).toEqual(['thanks']);
  });

  it('is listed by who blocked, by name, and can be unblocked; the list has an end', async () => {
    const { url, ann, bob, cyd } = await acquainted(await testServer({ limits: { blocksPerPerson: 1 } }));
    expected(await ann.call('POST', '/me/blocks', { person: bob.id }), 204);
    expected(await ann.call('POST', '/me/blocks', { person: bob.id }), 204);
    expect(await ann.call('POST', '/me/blocks', { person: cyd.id })).toMatchObject({ status: 403 });
    expect(await ann.call('POST', '/me/blocks', { person: ann.id })).toMatchObject({ status: 400 });
    expect(expected(await ann.call('GET', '/me/blocks'), 200)).toEqual({
      people: [{ id: bob.id, name: 'Bob' }],
    });
    expect(expected(await bob.call('GET', '/me/blocks'), 200)).toEqual({ people: [] });
    expected(await ann.call('DELETE', `/me/blocks/${bob.id}`), 204);
    expect(expected(await ann.call('GET', '/me/blocks'), 200)).toEqual({ people: [] });
    const nobody = await newPerson(url, 'Dan');
    expected(await nobody.call('DELETE', '/me'), 204);
    expect(await ann.call('POST', '/me/blocks', { person: nobody.id })).toMatchObject({ status: 404 });
  });
});

describe('mutes', () => {
  it('are kept for the person, whatever the device, and can be taken back', async () => {
    const { ann, bob, table } = await acquainted();
    const mute = async (kind: string, id: Id, muted: boolean) =>
      expected(await ann.call('POST', '/me/mutes', { kind, id, muted }), 204);
    await mute('person', bob.id, true);
    await mute('table', table, true);
    const mutes = { people: [bob.id], tables: [table], blocked: [] };
    expect(expected(await ann.call('GET', '/me/mutes'), 200)).toEqual(mutes);
    expect(expected(await bob.call('GET', '/me/mutes'), 200)).toEqual({
      people: [],
      tables: [],
      blocked: [],
    });
    await mute('person', bob.id, false);
    expected(await ann.call('POST', '/me/blocks', { person: bob.id }), 204);
    expect(expected(await ann.call('GET', '/me/mutes'), 200)).toEqual({
      people: [],
      tables: [table],
      blocked: [bob.id],
    });
  });
});
