// A real replica of a real PostgreSQL: what may be late is read from it, never later than said, and the primary answers where it cannot.

import { Client } from 'pg';
import { beforeAll, expect, it, onTestFinished } from 'vitest';
import { openPostgres } from '../../src/store/postgres.ts';
import { MOST_LATE_MS, Replica } from '../../src/store/replica.ts';
import type { Store } from '../../src/store/store.ts';
import { until } from '../until.ts';
import { ownPostgresOfTests } from './postgres-of-tests.ts';
import { begin, sampleResult, write } from './samples.ts';

const postgres = ownPostgresOfTests();
let following: Awaited<ReturnType<typeof postgres.startReplica>>;
beforeAll(async () => {
  following = await postgres.startReplica();
  return async () => following.stop();
}, 120_000);

const quiet = { info() {}, warn() {}, error() {}, debug() {} };

/** The store of a new database, which keeps account of what it is asked; and its replica, at a time that the test lets go by. */
async function newStores() {
  const primaryUrl = await postgres.createDatabase();
  const url = following.urlOf(new URL(primaryUrl.replace('@/', '@localhost/')).pathname.slice(1));
  const primary = await openPostgres(primaryUrl);
  onTestFinished(async () => primary.close());
  const asked: string[] = [];
  const watched = Object.fromEntries(
    Object.entries(primary).map(([name, method]: [string, (...args: unknown[]) => unknown]) => [
      name,
      (...args: unknown[]) => {
        asked.push(name);
        return method(...args);
      },
    ]),
  ) as unknown as Store;
  const time = { now: 0 };
  const open = async () => {
    const replica = await Replica.open({ url, primaryUrl, log: quiet, clock: () => time.now });
    onTestFinished(async () => replica.close());
    return replica;
  };
  return { url, primaryUrl, primary, asked, watched, time, open };
}

const endedGame = async (store: Store): Promise<string> => {
  const { id } = await begin(store);
  await store.append([write(id, [1], { result: sampleResult(1) })]);
  return id;
};

const hasAll = async (replica: Replica): Promise<void> =>
  until(async () => {
    await replica.look();
    return replica.lateBy === 0;
  });

it('A replica answers for what may be late, and for nothing that it cannot know', async () => {
  const { primary, watched, asked, open, time } = await newStores();
  const over = await endedGame(primary);
  const running = (await begin(primary)).id;
  const replica = await open();
  await hasAll(replica);
  const late = replica.over(watched);
  expect((await late.archive({ limit: 10 })).items.map(({ id }) => id)).toEqual([over]);
  expect((await late.game(over))?.log).toHaveLength(1);
  expect(await late.summary(over)).toMatchObject({ id: over });
  await Promise.all([late.ladder(10), late.onShow(10)]);
  expect(asked).toEqual([]);

  expect(await late.summary(running)).toMatchObject({ id: running, finishedAt: null });
  await late.game(running);
  await late.ratings(['nobody']);
  expect(asked).toEqual(['summary', 'game', 'ratings']);
  time.now += 1;
  expect(replica.lateBy).toBe(1);
  expect(replica.warnings()).toEqual([]);
});

it('It is read no longer when it falls behind, and again when it has caught up', async () => {
  const { url, primary, watched, asked, open, time } = await newStores();
  const replica = await open();
  await hasAll(replica);
  const late = replica.over(watched);
  const client = new Client({ connectionString: url });
  await client.connect();
  onTestFinished(async () => client.end());
  await client.query('select pg_wal_replay_pause()');
  await until(async () => {
    const { rows } = await client.query<{ state: string }>('select pg_get_wal_replay_pause_state() as state');
    return rows[0]?.state === 'paused';
  });

  const game = await endedGame(primary);
  time.now += MOST_LATE_MS;
  await replica.look();
  expect(replica.lateBy).toBe(MOST_LATE_MS);
  expect((await late.archive({ limit: 10 })).items).toEqual([]);
  // Who knows its link finds it all the same.
  expect(await late.summary(game)).toMatchObject({ id: game });
  time.now += 1;
  expect(replica.lateBy).toBeNull();
  expect(replica.warnings()).toEqual([expect.stringContaining('the primary is read instead') as string]);
  expect((await late.archive({ limit: 10 })).items.map(({ id }) => id)).toEqual([game]);
  expect(asked).toEqual(['summary', 'archive']);

  await client.query('select pg_wal_replay_resume()');
  await hasAll(replica);
  asked.length = 0;
  expect((await late.archive({ limit: 10 })).items.map(({ id }) => id)).toEqual([game]);
  expect(asked).toEqual([]);
});

it('The primary answers at once while it is away, also when it was away at the start', async () => {
  const { primary, watched, asked, open } = await newStores();
  const game = await endedGame(primary);
  const before = await open();
  await hasAll(before);
  const comeBack = await following.goAway();
  const after = await open();
  for (const replica of [before, after]) {
    expect(await replica.over(watched).summary(game)).toMatchObject({ id: game });
  }
  expect(asked).toEqual(['summary', 'summary']);
  expect(after.lateBy).toBeNull();
  await comeBack();
  await hasAll(after);
  expect(await after.over(watched).summary(game)).toMatchObject({ id: game });
  expect(asked).toHaveLength(2);
});

it('Another database is refused, and what is no URL', async () => {
  const [one, other] = [await postgres.createDatabase(), await postgres.createDatabase()];
  const open = async (url: string) => Replica.open({ url, primaryUrl: one, log: quiet, clock: () => 0 });
  await expect(open(other)).rejects.toThrow(
    /DATABASE_REPLICA_URL leads to another database than DATABASE_URL/,
  );
  await expect(open('nonsense')).rejects.toThrow('DATABASE_REPLICA_URL is not the URL');
});
