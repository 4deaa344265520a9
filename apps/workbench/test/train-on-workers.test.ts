// A training whose games are played by `tenfold worker`, twice; one of them is killed on the way.

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { PostgresServer } from '@tenfold/prerequisites/temporary-postgres';
import { startPostgres } from '@tenfold/prerequisites/temporary-postgres';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { alone, onWorkers } from '../src/train/round-players.ts';
import type { RoundPlayers } from '../src/train/round-players.ts';
import { train } from '../src/train/train.ts';
import type { TrainingState } from '../src/train/trainer.ts';
import { beginTraining } from '../src/train/trainer.ts';

let postgres: PostgresServer;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(async () => postgres.stop());

const program = fileURLToPath(new URL('../../cli/bin/tenfold.js', import.meta.url));

/** When it is ready. */
async function worker(url: string): Promise<ChildProcess> {
  const child = spawn(process.execPath, [program, 'worker', '--on', url, '--threads', '1'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(async () => kill(child));
  await once(child.stdout, 'data');
  return child;
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}

async function trained(players: RoundPlayers, onRound: (round: number) => void): Promise<TrainingState> {
  const state = beginTraining('workers');
  await train(state, {
    players,
    effort: { kingdoms: 4, games: 2, searchGames: 100, firstKingdoms: 2 },
    isGoingOn: () => state.rounds < 4,
    signal: new AbortController().signal,
    onRound: () => onRound(state.rounds),
  });
  return state;
}

test('workers make of a training what one thread makes, bit for bit, though one of them dies', async () => {
  const url = await postgres.createDatabase();
  const [mortal] = await Promise.all([worker(url), worker(url)]);
  const players = await onWorkers(url, () => undefined);
  onTestFinished(async () => players.close());
  let death: Promise<void> | undefined;
  const state = await trained(players, (round) => {
    if (round === 2) death = kill(mortal);
  });
  await death;
  expect(state.games).toBe(3 * 8);
  expect(state).toEqual(await trained(alone, () => undefined));
});

test('a training that waits for workers can be stopped', async () => {
  const told: string[] = [];
  const players = await onWorkers(await postgres.createDatabase(), (line) => told.push(line));
  onTestFinished(async () => players.close());
  const stop = new AbortController();
  const state = beginTraining('nobody');
  const waiting = train(state, { players, isGoingOn: () => true, signal: stop.signal });
  stop.abort();
  await waiting;
  expect(state.rounds).toBe(0);
  expect(told.join('\n')).toMatch(/no worker yet; start some: tenfold worker --on/);
});
