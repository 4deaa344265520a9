// Rounds of a training that workers play: what comes of them is what one thread makes, whoever dies on the way.

import { kingdomOf } from '@tenfold/bots/training';
import { ValueNetwork } from '@tenfold/bots/value';
import { randomBelow, seedRandom, standardCards } from '@tenfold/rules';
import type { RoundNetworks, TrainingTask } from '@tenfold/sim/training';
import { doTraining, networksFrom } from '@tenfold/sim/training';
import { Client as Database } from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import { trainOn } from '../../src/shared-work/train-on.ts';
import { postgresOfTests } from '../store/postgres-of-tests.ts';
import { workerCommand } from './worker-command.ts';

const postgres = postgresOfTests();

/** Weights by chance: they know nothing, but play. */
function networksOf(round: number): RoundNetworks {
  const random = seedRandom('fast', `networks ${round}`);
  const weights = (): Float32Array =>
    Float32Array.from(
      { length: ValueNetwork.sizeFor(standardCards.ids) },
      () => randomBelow(random, 2001) / 10_000 - 0.1,
    );
  return { round, cards: standardCards.ids, weights: [weights(), weights()] };
}

const tasks: TrainingTask[] = [
  { type: 'search', seed: 'shared', number: 7, games: 200 },
  ...Array.from({ length: 6 }, (_task, number): TrainingTask => ({
    type: 'games',
    tasks: [
      {
        seed: `game shared ${number}`,
        met: { kingdom: kingdomOf('shared', number), strategies: [], mixture: [] },
        games: 4,
        watchAll: false,
      },
    ],
  })),
];
const byOneThread = (networks: RoundNetworks): unknown =>
  tasks.map((task) => JSON.stringify(doTraining(task, networksFrom(networks))));

it('a round is played by workers, the first dies over it, and the next round has networks of its own', async () => {
  const url = await postgres.createDatabase();
  const mortal = await workerCommand(url);
  const shared = await trainOn(url);
  onTestFinished(async () => shared.close());
  const byWorkers = async (networks: RoundNetworks): Promise<unknown> =>
    (await shared.carryOut(networks, tasks)).map((result) =>
      JSON.stringify(
        result.type === 'games' ? { ...result, examples: Uint8Array.from(result.examples) } : result,
      ),
    );

  const first = byWorkers(networksOf(1));
  await jobIsUnderWay(url);
  await mortal.kill();
  await Promise.all([workerCommand(url), workerCommand(url)]);
  expect(await first).toEqual(byOneThread(networksOf(1)));
  const second = await byWorkers(networksOf(2));
  expect(second).toEqual(byOneThread(networksOf(2)));
  expect(second).not.toEqual(await first);
});

/** When a worker is at one of the jobs. */
async function jobIsUnderWay(url: string): Promise<void> {
  const database = new Database({ connectionString: url });
  await database.connect();
  const locked = async (): Promise<number> =>
    (await database.query('select id from graphile_worker.jobs where locked_by is not null')).rows.length;
  while ((await locked()) === 0) await database.query('select pg_sleep(0.01)');
  await database.end();
}
