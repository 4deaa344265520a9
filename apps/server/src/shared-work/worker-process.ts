// Somebody who works for others: takes jobs from a PostgreSQL, as many at a time as it has threads, and writes down what came of them.
// Any number of them may run, on any machines; each may die at any moment, which costs the job it was at.

import { type WorkerPool, runMigrations, runTaskList } from 'graphile-worker';
import { openPostgres } from '../store/postgres.ts';
import { BotCrew } from './bot-crew.ts';
import { GamesCrew } from './games-crew.ts';
import type { OrderBody, OrderPart } from './order-kinds.ts';
import { TrainingHands } from './training-hands.ts';
import { GAMES_TASK, TASK, WORKER_MS, WORK_CHANNEL, quietly, workPool } from './work-settings.ts';

const BEAT_MS = WORKER_MS / 5;
/** For fetching jobs of both kinds, listening and signs of life, besides one for each that is being done. */
const OWN_CONNECTIONS = 7;
/** How soon a job is found whose notice got lost, or that a dead worker has left. */
const POLL_MS = 500;

export interface RunningWorker {
  /** How many jobs it has done. */
  readonly done: () => number;
  /** Finishes what it is at. */
  close(): Promise<void>;
}

interface Job {
  readonly order: string;
  readonly part: number;
}

export async function startWorker(url: string, threads: number): Promise<RunningWorker> {
  await (await openPostgres(url, { given: '--on' })).close();
  const pool = workPool(url, threads + OWN_CONNECTIONS);
  await runMigrations({ pgPool: pool, logger: quietly });
  const games = new GamesCrew(threads);
  const bots = new BotCrew(threads);
  let done = 0;

  const orderOf = async (id: string): Promise<OrderBody | null> => {
    const { rows } = await pool.query<{ body: string }>(
      'select body from work_orders where id = $1 and until > clock_timestamp()',
      [id],
    );
    return rows[0] === undefined ? null : (JSON.parse(rows[0].body) as OrderBody);
  };
  const tell = async (...payload: readonly (string | number)[]): Promise<unknown> =>
    pool.query('select pg_notify($1, $2)', [WORK_CHANNEL, payload.join(' ')]);

  const trainings = new TrainingHands(orderOf);

  /** Null if nobody waits for it any more. */
  async function resultOf(job: Job & OrderPart): Promise<unknown> {
    const { order, part } = job;
    if ('training' in job) return trainings.carryOut(order, job);
    const body = await orderOf(order);
    if (body === null) return null;
    if ('range' in job) return body.kind === 'games' ? games.play(order, body.plan, job.range) : null;
    return bots.ask(job.task, (share) => void tell(order, part, share).catch(() => undefined));
  }

  async function carryOut(job: Job & OrderPart): Promise<void> {
    const { order, part } = job;
    const result = await resultOf(job);
    if (result === null) return;
    await pool.query(
      `insert into work_results (work_order, part, result) select id, $2, $3 from work_orders where id = $1
       on conflict do nothing`,
      [order, part, JSON.stringify(result)],
    );
    await tell(order, part);
    done += 1;
  }

  const jobsOf = (task: string, concurrency: number): WorkerPool =>
    runTaskList(
      { concurrency, noHandleSignals: true, pollInterval: POLL_MS, logger: quietly, pgPool: pool },
      { [task]: async (payload) => carryOut(payload as Job & OrderPart) },
      pool,
    );
  // Of games one more is fetched than is played, so that no thread waits for the database.
  const lists = [jobsOf(TASK, threads), jobsOf(GAMES_TASK, threads + 1)];
  /** Under each name that jobs are taken by; the threads are counted once. */
  const names = lists.map(({ id }, index) => ({ id, threads: index === 0 ? threads : 0 }));
  const sayAlive = async (): Promise<unknown> =>
    pool.query(
      `insert into workers (id, threads, until)
       select id, threads, clock_timestamp() + $3 * interval '1 millisecond'
       from unnest($1::text[], $2::integer[]) as own (id, threads)
       on conflict (id) do update set until = excluded.until`,
      [names.map(({ id }) => id), names.map((one) => one.threads), WORKER_MS],
    );
  await sayAlive();
  const timer = setInterval(() => void sayAlive().catch(() => undefined), BEAT_MS);
  return {
    done: () => done,
    async close() {
      clearInterval(timer);
      await Promise.all(lists.map(async (list) => list.gracefulShutdown()));
      const ids = names.map(({ id }) => id);
      await pool.query('delete from workers where id = any($1)', [ids]).catch(() => undefined);
      await Promise.all([games.close(), bots.close(), trainings.close()]);
      await pool.end();
    },
  };
}
