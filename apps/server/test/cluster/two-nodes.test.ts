// Two nodes on one PostgreSQL: whoever comes to either plays with whoever comes to the other.

import type { Id, PlayWish, TableView } from '@tenfold/protocol';
import { Client as Database } from 'pg';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { LEASE_MS } from '../../src/cluster/node-session.ts';
import { MATCHING_LOCK } from '../../src/cluster/shared-matching.ts';
import { openPostgres } from '../../src/store/postgres.ts';
import { Client } from '../live/client.ts';
import { openTable } from '../live/party.ts';
import { dice, playOn } from '../live/play.ts';
import type { TestPerson, TestServer } from '../live/server.ts';
import { caller, expected, newPerson, newTable, testServer } from '../live/server.ts';
import { postgresOfTests } from '../store/postgres-of-tests.ts';
import { until } from '../until.ts';

const HOUR_MS = 3_600_000;
const postgres = postgresOfTests();

let databaseUrl: string;
let nodes: readonly [TestServer, TestServer];
beforeEach(async () => {
  databaseUrl = await postgres.createDatabase();
  nodes = [await testServer({ databaseUrl }), await testServer({ databaseUrl })];
});

/** The same person, asking another node. */
const at = ({ url }: TestServer, { id, token }: TestPerson): TestPerson => ({
  url,
  id,
  token,
  call: caller(url, token),
});

/** Ann at the first node, Bob at the second, a table that both look at. */
async function gathered(options: Parameters<typeof newTable>[1] = {}) {
  const [first, second] = nodes;
  const ann = await newPerson(first.url, 'Ann');
  const bob = at(second, await newPerson(first.url, 'Bob'));
  const { id: table } = await newTable([ann], { seats: 2, ...options });
  const clients = [await openTable(first.url, ann, table), await openTable(second.url, bob, table)] as const;
  return { ann, bob, table, clients };
}

const toldOf = async (client: Client, holds: (table: TableView) => boolean): Promise<TableView> => {
  const message = await client.until((came) => came.type === 'table' && holds(came.table));
  if (message.type !== 'table') throw new Error('no table');
  return message.table;
};

const isHere = ({ seats }: TableView, person: Id): boolean =>
  seats.some((seat) => seat?.kind === 'person' && seat.id === person && seat.here);

async function started(party: Awaited<ReturnType<typeof gathered>>): Promise<Id> {
  const { ann, bob, table } = party;
  expected(await bob.call('POST', `/tables/${table}/sit`, {}), 200);
  return expected(await ann.call<{ game: Id }>('POST', `/tables/${table}/start`), 201).game;
}

/** Until the log is so long, for everybody; a legal choice that is refused is an error. */
const playUpTo = async (length: number, clients: readonly Client[], game: Id): Promise<void> =>
  void (await Promise.all(
    clients.map(async (client, seat) =>
      playOn(client, game, dice(seat + 1), ({ sequence }) => sequence >= length),
    ),
  ));

async function query<Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> {
  const database = new Database({ connectionString: databaseUrl });
  await database.connect();
  const { rows } = await database.query<Row>(text, values);
  await database.end();
  return rows;
}

/** As if another node told them. */
const tellNodes = async (...notices: readonly unknown[]): Promise<void> =>
  void (await query(`select pg_notify('tenfold', $1)`, [JSON.stringify({ from: 'another', notices })]));

const cutOffNotices = async (): Promise<void> =>
  until(
    async () =>
      (
        await query(`select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and application_name = 'tenfold notices'`)
      ).length > 0,
  );

describe('two nodes', () => {
  it('show the same table: who sits, who is here, and that the game begins', async () => {
    const party = await gathered();
    const { ann, bob, clients } = party;
    const game = await started(party);
    await toldOf(clients[0], (table) => isHere(table, bob.id) && isHere(table, ann.id));
    for (const client of clients) await toldOf(client, (table) => table.game === game);
    await clients[1].end();
    const left = await toldOf(clients[0], (table) => table.game === game && !isHere(table, bob.id));
    expect(isHere(left, ann.id)).toBe(true);
  });

  it('play one game: each move is told at both, none is refused, and both see its end', async () => {
    const party = await gathered({ clock: 'gentle' });
    const { table, clients } = party;
    const game = await started(party);
    await Promise.all(clients.map(async (client) => client.stands(game, () => true)));
    await playUpTo(80, clients, game);
    expect(await clients[1].ask({ type: 'resign', game })).toMatchObject({ type: 'done' });
    for (const client of clients) {
      await client.stands(game, ({ ended }) => ended !== null);
      await toldOf(client, ({ state }) => state === 'finished');
    }
    const entries = await query<{ sequence: number }>(
      'select sequence from entries where game = $1 order by sequence',
      [game],
    );
    expect(entries.map(({ sequence }) => sequence)).toEqual(entries.map((_, index) => index + 1));
    const { number } = (await toldOf(clients[0], ({ state }) => state === 'finished')).consent;
    expected(await party.bob.call('POST', `/tables/${table}/rematch`, {}), 200);
    await toldOf(clients[0], ({ consent }) => consent.offer?.by === party.bob.id && consent.number > number);
  });

  it('pick one kingdom in turn: each pick is told at both and taken once, and one game begins with the ten', async () => {
    const party = await gathered({ kingdom: { kind: 'draft', sets: ['base'] } });
    const { ann, bob, table, clients } = party;
    expected(await bob.call('POST', `/tables/${table}/sit`, {}), 200);
    expected(await ann.call('POST', `/tables/${table}/start`), 201);
    const picked: string[] = [];
    for (let number = -1; picked.length < 10;) {
      // Both are told of the same pick before anybody goes on.
      const [shown, other] = await Promise.all(
        clients.map(async (client) => toldOf(client, ({ draft }) => (draft?.number ?? -1) > number)),
      );
      const draft = shown?.draft;
      expect(other?.draft).toEqual(draft);
      if (draft === undefined) throw new Error('nothing is being picked');
      number = draft.number;
      const who = draft.turn === 0 ? ann : bob;
      const card = draft.kinds.find((kind) => !picked.includes(kind)) ?? '';
      // A click that comes twice, once by way of each node.
      const answers = await Promise.all(
        nodes.map(async (node) =>
          at(node, who).call('POST', `/tables/${table}/draft/pick`, { card, number }),
        ),
      );
      expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);
      picked.push(card);
    }
    const views = await Promise.all(
      clients.map(async (client) => toldOf(client, ({ state }) => state === 'playing')),
    );
    const [first, second] = views.map(({ game, options }) => ({ game, kingdom: options.kingdom }));
    expect(second).toEqual(first);
    expect(first?.kingdom).toEqual({ kind: 'cards', cards: picked.toSorted() });
    await Promise.all(clients.map(async (client) => client.stands(first?.game ?? '', () => true)));
    expect(await query('select id from games')).toHaveLength(1);
  });

  it('count somebody as there who is at the other, and tell what he says', async () => {
    const party = await gathered();
    const { clients } = party;
    const game = await started(party);
    await Promise.all(clients.map(async (client) => client.stands(game, ({ away }) => away.length === 0)));
    expect(await clients[1].ask({ type: 'say', game, phrase: 'hello' })).toMatchObject({ type: 'done' });
    expect(await clients[0].next('said')).toMatchObject({ said: { phrase: 'hello', person: party.bob.id } });
  });

  it('tell whom somebody at the other invites, and keep phrases from who has blocked', async () => {
    const party = await gathered();
    const { ann, bob, clients } = party;
    const game = await started(party);
    expected(await bob.call('POST', '/me/blocks', { person: ann.id }), 204);
    await Promise.all(clients.map(async (client) => client.stands(game, () => true)));
    for (const [who, phrase] of [
      [0, 'hello'],
      [1, 'thanks'],
    ] as const) {
      expect(await clients[who].ask({ type: 'say', game, phrase })).toMatchObject({ type: 'done' });
    }
    expect(await clients[1].next('said')).toMatchObject({ said: { phrase: 'thanks' } });
    expect(await clients[0].next('said')).toMatchObject({ said: { phrase: 'hello' } });
    expected(await bob.call('DELETE', `/me/blocks/${ann.id}`), 204);
    expect(await clients[1].ask({ type: 'resign', game })).toMatchObject({ type: 'done' });
    await clients[0].stands(game, ({ ended }) => ended !== null);

    const [first, second] = nodes;
    const { id: table } = await newTable([ann], { seats: 2 });
    const host = await openTable(first.url, ann, table);
    expected(await ann.call('POST', `/tables/${table}/invitations`, { person: bob.id }), 204);
    const told = async (count: number) =>
      clients[1].until((came) => came.type === 'invitations' && came.invitations.length === count);
    expect(await told(1)).toMatchObject({ invitations: [{ table, by: { id: ann.id } }] });
    expected(await at(second, ann).call('POST', `/tables/${table}/leave`), 200);
    await told(0);
    await host.end();
  });

  it('do not put together who has blocked whom', async () => {
    const [first, second] = nodes;
    const [ann, cyd] = [await newPerson(first.url, 'Ann'), await newPerson(first.url, 'Cyd')];
    const bob = at(second, await newPerson(first.url, 'Bob'));
    expected(await ann.call('POST', '/me/blocks', { person: bob.id }), 204);
    const wish: PlayWish = { players: [2], kingdom: 'any', clock: ['none'] };
    for (const one of [ann, bob, cyd]) await Client.of(one.url, one.token);
    const state = async (one: TestPerson) =>
      expected(await one.call<{ state: string }>('POST', '/wishes', wish), 200).state;
    expect(await state(ann)).toBe('waiting');
    expect(await state(bob)).toBe('waiting');
    expect(await state(cyd)).toBe('matched');
  });

  it('let one of them alone drive a bot', async () => {
    const party = await gathered({ seats: 3 });
    const { ann, table, clients } = party;
    expected(await ann.call('POST', `/tables/${table}/bots`, { seat: 2, character: 'magpie' }), 200);
    const game = await started(party);
    await playUpTo(80, clients, game);
    const [row] = await query<{ fence: number }>('select fence from games where id = $1', [game]);
    expect(row).toEqual({ fence: 1 });
    const refused = nodes.flatMap(({ log }) => log.filter((line) => line.includes('a bot was refused')));
    expect(refused).toEqual([]);
  });

  it('let a bot go on whose node was silent for a moment, and from which nobody has taken over', async () => {
    const party = await gathered({ seats: 3 });
    const { ann, table, clients } = party;
    expected(await ann.call('POST', `/tables/${table}/bots`, { seat: 2, character: 'magpie' }), 200);
    const game = await started(party);
    await playUpTo(20, clients, game);
    // By its own clock too much time has gone by since its last sign of life; by the database's it has not.
    const now = performance.now.bind(performance);
    const later = vi.spyOn(performance, 'now').mockImplementation(() => now() + LEASE_MS);
    onTestFinished(() => later.mockRestore());
    await playUpTo(80, clients, game);
    const [row] = await query<{ fence: number }>('select fence from games where id = $1', [game]);
    expect(row).toEqual({ fence: 1 });
  });

  it('bring people together who wish at different nodes, once', async () => {
    const [first, second] = nodes;
    const wish: PlayWish = { players: [2], kingdom: 'any', clock: ['fast'] };
    const ann = await newPerson(first.url, 'Ann');
    const bob = at(second, await newPerson(first.url, 'Bob'));
    const clients = [await Client.of(first.url, ann.token), await Client.of(second.url, bob.token)];
    // Whoever wishes at a node to which he is not connected is connected all the same.
    expect(await at(second, ann).call('POST', '/wishes', wish)).toMatchObject({ body: { state: 'waiting' } });
    expect(await ann.call('POST', '/wishes', wish)).toMatchObject({ body: { state: 'waiting' } });
    await bob.call('POST', '/wishes', wish);
    const tables = await Promise.all(clients.map(async (client) => (await client.next('matched')).table));
    expect(new Set(tables).size).toBe(1);
    expect(await query('select id from games')).toHaveLength(1);
    expect((await ann.call<{ state: string }>('GET', '/wishes')).body.state).toBe('none');
  });

  it('count together what one person may make', async () => {
    const limits = { newTablesPerHour: 3 };
    const [first, second] = [
      await testServer({ databaseUrl, limits }),
      await testServer({ databaseUrl, limits }),
    ];
    const ann = await newPerson(first.url, 'Ann');
    const other = at(second, ann);
    for (const person of [ann, other, ann]) await newTable([person]);
    const refused = await other.call<{ code: string }>('POST', '/tables', { seats: 2 });
    expect(refused.status).not.toBe(201);
    await expect(newTable([other])).rejects.toThrow('too-fast');
  });

  it('both sign somebody out everywhere, and show a new name', async () => {
    const party = await gathered();
    const { bob, clients } = party;
    await started(party);
    expected(await at(nodes[0], bob).call('PATCH', '/me', { name: 'Robert' }), 200);
    await toldOf(clients[1], ({ seats }) => seats.some((seat) => seat?.name === 'Robert'));
    expected(await at(nodes[0], bob).call('POST', '/me/sign-out'), 200);
    expect(await clients[1].closed).toBe(1008);
  });

  it('follow what is in the log, whatever they were told of it', async () => {
    const party = await gathered();
    const { clients } = party;
    const game = await started(party);
    await playUpTo(20, clients, game);
    const length = 1000;
    const told = { kind: 'choice', seat: 0, words: 'no such choice', sequence: length, at: 0 };
    await tellNodes(['game', game, length, [told]]);
    await playUpTo(60, clients, game);
    const troubles = nodes.flatMap(({ log }) => log.filter((line) => line.includes('"level":"error"')));
    expect(troubles).toEqual([]);
  });

  it('give no sign of life any more when they are closed, whatever others tell', async () => {
    const [, second] = nodes;
    // It is held up when it takes itself off the list.
    await query(`create function hold() returns trigger language plpgsql as
      $$ begin perform pg_advisory_xact_lock(1); return old; end $$`);
    await query('create trigger hold before delete on nodes for each row execute function hold()');
    const database = new Database({ connectionString: databaseUrl });
    await database.connect();
    await database.query('select pg_advisory_lock(1)');
    const closing = second.close();
    await until(
      async () =>
        (await query(`select 1 from pg_locks where locktype = 'advisory' and not granted`)).length > 0,
    );
    await tellNodes(['left', 'another']);
    await database.query('select pg_advisory_unlock(1)');
    await closing;
    await database.end();
    expect(await query('select id from nodes')).toHaveLength(1);
    expect(second.log.filter((line) => /sign of life|silent for too long/.test(line))).toEqual([]);
  });

  it('live on while one that stands still has locked what they wait for', async () => {
    const party = await gathered();
    const { table, bob, clients } = party;
    const game = await started(party);
    // As a node does that looks who agrees, and has just found others for Bob.
    const asleep = new Database({ connectionString: databaseUrl });
    await asleep.connect();
    await query(`insert into wishes (person, wish, found) values ($1, '{}', $2)`, [bob.id, table]);
    await asleep.query(
      `begin; select pg_advisory_xact_lock(${MATCHING_LOCK}); select * from wishes for update`,
    );
    // Whoever comes to a table where others were found for him does not wish any more.
    const arriving = await openTable(nodes[1].url, bob, table);
    const wish: PlayWish = { players: [2], kingdom: 'any', clock: ['none'] };
    const people = await Promise.all(Array.from({ length: 6 }, async () => newPerson(nodes[0].url, 'Cyd')));
    for (const one of people) await Client.of(one.url, one.token);
    const wishing = people.map(async (one) => one.call('POST', '/wishes', wish));
    const waiting = async (kind: string) =>
      (await query(`select 1 from pg_locks where not granted and locktype = $1`, [kind])).length;
    await until(async () => (await waiting('advisory')) > 0 && (await waiting('transactionid')) > 0);

    const [before] = await query<{ moment: string }>('select max(until)::text as moment from nodes');
    const alive = `select 1 from nodes where until > $1::timestamptz + ${LEASE_MS} * interval '1 millisecond'`;
    await until(async () => (await query(alive, [before?.moment])).length === nodes.length);
    await playUpTo(40, clients, game);
    await asleep.end();
    expect((await Promise.all(wishing)).map(({ status }) => status)).toEqual(people.map(() => 200));
    await arriving.end();
  });

  it('know what time it is after their machine has slept, and its clock with it', async () => {
    const now = performance.now.bind(performance);
    const slept = vi.spyOn(performance, 'now').mockImplementation(() => now() - HOUR_MS);
    onTestFinished(() => slept.mockRestore());
    const known = (await query<{ id: string }>('select id from nodes')).map(({ id }) => id);
    await query('update nodes set until = clock_timestamp()');
    const awake = 'select id from nodes where until > clock_timestamp() and id <> all($1)';
    await until(async () => (await query(awake, [known])).length === nodes.length);
    for (const { url } of nodes) await newPerson(url, 'Ann');
    const late = `select id from people where created_at < (extract(epoch from clock_timestamp()) * 1000) - ${HOUR_MS / 2}`;
    expect(await query(late)).toEqual([]);
  });

  it('let nobody stay whose tokens became void while they could not listen', async () => {
    const { bob, clients } = await gathered();
    // As a node does that dies before it can tell of it.
    await query('update people set generation = generation + 1 where id = $1', [bob.id]);
    await cutOffNotices();
    expect(await clients[1].closed).toBe(1008);
    expect((await bob.call('GET', '/me')).status).not.toBe(200);
  });

  it('tell of invitations that no notice has told of, and when they are over', async () => {
    const { ann, bob, table, clients } = await gathered();
    // As a node writes it that dies before it can tell of it.
    await query(
      'insert into invitations (host, guest, table_id, at, until, declined) values ($1, $2, $3, 0, $4, 0)',
      [ann.id, bob.id, table, Number.MAX_SAFE_INTEGER],
    );
    const told = async (count: number, since: number) =>
      clients[1].until((came) => came.type === 'invitations' && came.invitations.length === count, since);
    expect(await told(1, 0)).toMatchObject({ invitations: [{ table, by: { id: ann.id } }] });
    const since = clients[1].received.length;
    await query('delete from invitations where guest = $1', [bob.id]);
    await told(0, since);
  });

  it('show without a name who has left for good while they could not listen', async () => {
    const party = await gathered();
    const { ann, clients } = party;
    const game = await started(party);
    await Promise.all(clients.map(async (client) => client.stands(game, () => true)));
    // As a node does that dies before it can tell of it.
    const store = await openPostgres(databaseUrl);
    onTestFinished(async () => store.close());
    await store.forgetInGame(ann.id, game);
    await cutOffNotices();
    const shown = await clients[1].stands(game, ({ view }) =>
      view.players.every(({ name }) => name !== 'Ann'),
    );
    expect(shown.view.players.map(({ name }) => name).toSorted()).toEqual(['Bob', 'Somebody']);
  });

  it('hear of what they have missed while they could not listen', async () => {
    const party = await gathered();
    const { ann, bob, clients, table } = party;
    await cutOffNotices();
    const game = await started(party);
    await Promise.all(clients.map(async (client) => client.stands(game, () => true)));
    await toldOf(clients[0], (view) => view.id === table && isHere(view, bob.id));
    expect(await toldOf(clients[1], (view) => isHere(view, ann.id))).toMatchObject({ id: table });
  });
});
