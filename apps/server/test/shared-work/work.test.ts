// Work that is given to workers: what comes of it is what one machine makes, whoever dies on the way.

import { knownStrategies } from '@tenfold/bots';
import { decision } from '@tenfold/rules';
import type { SimulationPlan } from '@tenfold/sim';
import { simulate } from '@tenfold/sim';
import { Client as Database } from 'pg';
import { describe, expect, it, onTestFinished } from 'vitest';
import { simulateOn } from '../../src/shared-work/simulate-on.ts';
import { WorkerTeam } from '../../src/shared-work/worker-team.ts';
import { deal, gameId } from '../bots/play.ts';
import { openTable } from '../live/party.ts';
import { dice, playOn } from '../live/play.ts';
import { expected, newPerson, newTable, testServer } from '../live/server.ts';
import { postgresOfTests } from '../store/postgres-of-tests.ts';
import { until } from '../until.ts';
import { workerCommand } from './worker-command.ts';

const postgres = postgresOfTests();

const quiet = { info() {}, warn() {}, error() {}, debug() {} };

const strategies = ['gero-smithy', 'gero-witch'].map((id) => {
  const found = knownStrategies().find((one) => one.id === id)?.strategy;
  if (found === undefined) throw new Error(`no strategy ${id}`);
  return found;
});
const planOf = (games: number): SimulationPlan => ({
  strategies,
  games,
  seed: 'shared',
  board: 'full',
  detail: true,
});

describe('workers', () => {
  it('play the games of a simulation, one of them is killed, and the result is that of one machine', async () => {
    const url = await postgres.createDatabase();
    const [mortal] = await Promise.all([workerCommand(url), workerCommand(url)]);
    const killed: Promise<void>[] = [];
    const played: number[] = [];
    const shared = await simulateOn(url, planOf(3000), {
      onProgress: (progress) => {
        played.push(progress.played);
        if (killed.length === 0) killed.push(mortal.kill());
      },
    });
    await Promise.all(killed);
    expect(played.at(-1)).toBe(3000);
    expect(JSON.stringify(shared)).toBe(JSON.stringify(await simulate(planOf(3000))));
    // Nothing is left behind.
    const database = new Database({ connectionString: url });
    await database.connect();
    const { rows } = await database.query('select id from work_orders');
    await database.end();
    expect(rows).toEqual([]);
  });

  it('take the next part of a simulation while what came of one is still to be written down', async () => {
    const url = await postgres.createDatabase();
    await workerCommand(url, 1);
    const database = new Database({ connectionString: url });
    await database.connect();
    // What came of a part cannot be written down for now.
    await database.query('begin; lock table work_results in exclusive mode');
    const stopping = new AbortController();
    const simulating = simulateOn(url, planOf(1_000_000), { signal: stopping.signal });
    const taken = 'select id from graphile_worker.jobs where locked_at is not null';
    await until(async () => (await database.query(taken)).rows.length === 2);
    await database.query('rollback');
    stopping.abort();
    expect((await simulating).games).toBeLessThan(1_000_000);
    await database.end();
  });

  it('are waited for, and what is stopped before is what was played so far', async () => {
    const url = await postgres.createDatabase();
    const stopping = new AbortController();
    const told: number[] = [];
    const result = await simulateOn(url, planOf(100), {
      signal: stopping.signal,
      onWorkers: (threads) => {
        told.push(threads);
        stopping.abort();
      },
    });
    expect(told).toEqual([0]);
    expect(result).toMatchObject({ games: 0, planned: 100 });
  });

  it('think for the bots of a server that has no threads for them', async () => {
    const databaseUrl = await postgres.createDatabase();
    await workerCommand(databaseUrl);
    const server = await testServer({ databaseUrl, botsOnWorkers: true });
    const ann = await newPerson(server.url, 'Ann');
    const { id: table } = await newTable([ann], { seats: 2 });
    expected(await ann.call('POST', `/tables/${table}/bots`, { seat: 1, character: 'magpie' }), 200);
    const client = await openTable(server.url, ann, table);
    const { game } = expected(await ann.call<{ game: string }>('POST', `/tables/${table}/start`), 201);
    await playOn(client, game, dice(1), ({ sequence }) => sequence >= 30);
    const { plans } = await client.stands(game, ({ sequence }) => sequence >= 30);
    expect(plans[1]).not.toBeNull();
    expect(server.log.filter((line) => line.includes('a bot failed'))).toEqual([]);
  });

  it('share a study among them, which says how far it is, and play by what came of it', async () => {
    const url = await postgres.createDatabase();
    await workerCommand(url, 2);
    const team = await WorkerTeam.open(url, quiet, { studySeconds: 3 });
    onTestFinished(async () => team.close());
    const request = { game: gameId('study'), seat: 0, character: 'chancellor', position: deal(2, 'study') };
    const shares: number[] = [];
    await team.prepare(request, (share) => shares.push(share));
    expect(Math.max(...shares)).toBeGreaterThan(0);
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
    const { option, plan } = await team.choose(request);
    expect(decision(request.position, 0)?.options).toContain(option);
    expect(plan).not.toBeNull();
  });
});
