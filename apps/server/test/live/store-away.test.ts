// PostgreSQL goes away and comes back in the middle of games: everybody is told, the log says so once, and play goes on.

import { expect, it } from 'vitest';
import { ownPostgresOfTests } from '../store/postgres-of-tests.ts';
import { until } from '../until.ts';
import { Client } from './client.ts';
import { newPerson, newTable, testServer } from './server.ts';

const postgres = ownPostgresOfTests();

it('A store that is away is logged once, however many games meet it, and again when it is back', async () => {
  const { url, log } = await testServer({ databaseUrl: await postgres.createDatabase() });
  const ann = await newPerson(url, 'Ann');
  const client = await Client.of(url, ann.token);
  const games: { readonly game: string; readonly number: number }[] = [];
  for (let count = 0; count < 3; count++) {
    const table = await newTable([ann]);
    await ann.call('POST', `/tables/${table.id}/bots`, { seat: 1, character: 'magpie' });
    await ann.call('POST', `/tables/${table.id}/start`);
    await client.ask({ type: 'open', table: table.id });
    const { state } = await client.next('opened');
    const { prompt } = await client.stands(state.game, (standing) => standing.prompt !== null);
    games.push({ game: state.game, number: prompt?.number ?? -1 });
  }

  const comeBack = await postgres.goAway();
  for (const { game, number } of games) {
    expect(await client.choose(game, number, 0)).toMatchObject({ type: 'refused', code: 'not-ready' });
    expect(await ann.call('GET', '/me/tables')).toMatchObject({ status: 503, body: { code: 'not-ready' } });
  }
  expect(await ann.call('GET', '/health')).toMatchObject({
    status: 503,
    body: { reason: expect.stringContaining('the store cannot be reached') as string },
  });
  const errors = () => log.filter((line) => line.includes('"level":"error"'));
  expect(errors().map((line) => (JSON.parse(line) as { msg: string }).msg)).toEqual([
    expect.stringContaining('the store cannot be reached') as string,
  ]);
  expect((await ann.call('GET', '/metrics')).text).toMatch(/^tenfold_commit_failures_total [1-9]/m);

  await comeBack();
  for (const { game, number } of games) {
    await until(async () => (await client.choose(game, number, 0)).type === 'done');
  }
  expect(await ann.call('GET', '/health')).toMatchObject({ status: 200 });
  expect(log.filter((line) => line.includes('the store can be used again'))).toHaveLength(1);
  expect(errors()).toHaveLength(1);
});
