import { Kysely, sql } from 'kysely';
import { Client } from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import { postgresDialect } from '../../src/store/postgres.ts';
import { until } from '../until.ts';
import { startPostgres } from './postgres-server.ts';

it('a connection that breaks while somebody holds it is an error for him, and for nobody else', async () => {
  const server = await startPostgres();
  onTestFinished(async () => server.stop());
  const url = await server.createDatabase();
  const other = new Client({ connectionString: url });
  await other.connect();
  onTestFinished(async () => other.end());
  const db = new Kysely<object>({ dialect: postgresDialect(url, 1) });
  onTestFinished(async () => db.destroy());

  await db.connection().execute(async (held) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(held);
    const pid = rows[0]?.pid;
    await other.query('select pg_terminate_backend($1)', [pid]);
    await until(async () => {
      const running = await other.query('select 1 from pg_stat_activity where pid = $1', [pid]);
      return running.rowCount === 0;
    });
    await expect(sql`select 1`.execute(held)).rejects.toThrow(/./);
    // PostgreSQL says that it ends the connection, and then ends it; until the driver has seen both it hands it on.
    const asked = async (): Promise<unknown> => sql`select 1`.execute(held).catch((error: unknown) => error);
    await until(async () => /not queryable/.test(String(await asked())));
  });
  expect((await sql<{ one: number }>`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
});
