// Two people at a table, each with a connection, and a game that has just begun.

import type { Id, TableOptions, TableView } from '@tenfold/protocol';
import { Client } from './client.ts';
import type { TestPerson, TestServer } from './server.ts';
import { expected, newPerson, newTable, testServer } from './server.ts';

export interface Party {
  readonly server: TestServer;
  readonly people: readonly [TestPerson, TestPerson];
  readonly clients: readonly [Client, Client];
  readonly table: Id;
  readonly game: Id;
}

export async function openTable(url: string, person: TestPerson, table: Id): Promise<Client> {
  const client = await Client.of(url, person.token);
  const outcome = await client.ask({ type: 'open', table });
  if (outcome.type !== 'done') throw new Error(`not opened: ${JSON.stringify(outcome)}`);
  return client;
}

export async function twoAtATable(options: Partial<TableOptions> = {}, server?: TestServer): Promise<Party> {
  const running = server ?? (await testServer());
  const { url } = running;
  const people = [await newPerson(url, 'Ann'), await newPerson(url, 'Bob')] as const;
  const { id: table } = await newTable(people, options);
  const clients = [await openTable(url, people[0], table), await openTable(url, people[1], table)] as const;
  const { game } = expected(await people[0].call<{ game: Id }>('POST', `/tables/${table}/start`), 201);
  return { server: running, people, clients, table, game };
}

/** Who is asked first, and who is not. */
export async function inOrder({ clients, people, game }: Party) {
  const [ann, bob] = clients;
  const state = await ann.stands(game, () => true);
  await bob.stands(game, () => true);
  const first = state.view.turn.player === 0 ? 0 : 1;
  const second = first === 0 ? 1 : 0;
  return {
    asked: clients[first],
    idle: clients[second],
    askedPerson: people[first],
    idlePerson: people[second],
  };
}

/** The first of these offers the same again, and the others agree. */
export async function rematch(table: Id, people: readonly TestPerson[]): Promise<{ readonly game: Id }> {
  const [maker, ...others] = people;
  if (maker === undefined) throw new Error('nobody is there to offer a rematch');
  let view = expected(await maker.call<TableView>('POST', `/tables/${table}/rematch`, {}), 200);
  const consent = view.consent.number;
  for (const other of others) {
    view = expected(await other.call<TableView>('POST', `/tables/${table}/agree`, { consent }), 200);
  }
  if (view.state !== 'playing' || view.game === null) throw new Error('not everybody has agreed');
  return { game: view.game };
}
