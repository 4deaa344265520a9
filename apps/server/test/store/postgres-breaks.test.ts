import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { Kysely, sql } from 'kysely';
import { Client } from 'pg';
import { describe, expect, it, onTestFinished } from 'vitest';
import { postgresDialect } from '../../src/store/postgres.ts';
import { until } from '../until.ts';
import { postgresOfTests } from './postgres-of-tests.ts';

const server = postgresOfTests();

/** With one connection, which all share in turn. */
async function newDatabase(): Promise<{ url: string; db: Kysely<object> }> {
  const url = await server.createDatabase();
  const db = new Kysely<object>({ dialect: postgresDialect(url, 1) });
  onTestFinished(async () => db.destroy());
  return { url, db };
}

const one = async (db: Kysely<object>): Promise<unknown> =>
  (await sql<{ one: number }>`select 1 as one`.execute(db)).rows[0]?.one;

describe('a connection that breaks is an error for whoever holds it, and for nobody else', () => {
  it('also if he does not use it at that moment', async () => {
    const { url, db } = await newDatabase();
    const other = new Client({ connectionString: url });
    await other.connect();
    onTestFinished(async () => other.end());
    await db.connection().execute(async (held) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(held);
      const pid = rows[0]?.pid;
      await other.query('select pg_terminate_backend($1)', [pid]);
      await until(async () => {
        const running = await other.query('select 1 from pg_stat_activity where pid = $1', [pid]);
        return running.rowCount === 0;
      });
      await expect(one(held)).rejects.toThrow(/./);
    });
    expect(await one(db)).toBe(1);
  });

  it('also as long as the driver has not seen its end, which PostgreSQL announces', async () => {
    const { db } = await newDatabase();
    // Again and again, for the end may come together with what announces it.
    for (let time = 0; time < 5; time++) {
      const [broken, next] = await Promise.allSettled([
        sql`select pg_terminate_backend(pg_backend_pid())`.execute(db),
        one(db),
      ]);
      expect(broken).toMatchObject({ status: 'rejected', reason: { code: '57P01' } });
      expect(next).toEqual({ status: 'fulfilled', value: 1 });
    }
  });

  it('but one that only had a bad query stays', async () => {
    const { db } = await newDatabase();
    const pid = async (): Promise<unknown> =>
      (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)).rows[0]?.pid;
    const before = await pid();
    await expect(sql`select nothing`.execute(db)).rejects.toThrow('does not exist');
    expect(await pid()).toBe(before);
  });
});

it('A connection that breaks before anybody has used it is given back, so that the pool can end', async () => {
  // Lets everybody in, and hangs up at the first query.
  const letIn = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0, 0x5a, 0, 0, 0, 5, 0x49]);
  const unsteady = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', () => {
      socket.write(letIn);
      socket.once('data', () => socket.destroy());
    });
  });
  await once(unsteady.listen(0, '127.0.0.1'), 'listening');
  const { port } = unsteady.address() as AddressInfo;
  const db = new Kysely<object>({ dialect: postgresDialect(`postgres://tenfold@127.0.0.1:${port}/none`, 1) });
  // There is one connection: twice it can only fail so soon if the first has come back.
  for (const _time of [1, 2])
    await expect(sql`select 1`.execute(db)).rejects.toThrow('Connection terminated');
  await db.destroy();
  unsteady.close();
});

it('Who stands still in the middle of a transaction loses it, and others get the rows that it had locked', async () => {
  const { url, db } = await newDatabase();
  const other = new Kysely<object>({ dialect: postgresDialect(url, 1) });
  onTestFinished(async () => other.destroy());
  await sql`create table games as select 1 as id, 0 as length`.execute(other);
  const lengthen = sql`update games set length = length + 1`;
  const [locked, goOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const lost = db.transaction().execute(async (transaction) => {
    await lengthen.execute(transaction);
    locked.resolve();
    await goOn.promise;
    await lengthen.execute(transaction);
  });
  await locked.promise;
  // Nobody wakes it up before this is done.
  await lengthen.execute(other);
  goOn.resolve();
  await expect(lost).rejects.toThrow(/./);
  expect((await sql`select length from games`.execute(db)).rows).toEqual([{ length: 1 }]);
});
