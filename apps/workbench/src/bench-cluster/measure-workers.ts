// Measures a simulation that one worker plays, and the same that two share, each worker with one thread.

import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { loadavg } from 'node:os';
import { performance } from 'node:perf_hooks';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { knownStrategies } from '@tenfold/bots';
import { startPostgres } from '@tenfold/prerequisites/temporary-postgres';
import { simulateOn } from '@tenfold/server/shared-work';
import type { SimulationPlan } from '@tenfold/sim';
import { treeMicros } from './process-tree.ts';

export interface WorkersFigures {
  readonly games: number;
  readonly one: WorkersRun;
  readonly two: WorkersRun;
  /** How much sooner two were done. */
  readonly speedUp: number;
  /** The same results, byte for byte. */
  readonly isSame: boolean;
  readonly machineLoad: number;
}

interface WorkersRun {
  readonly seconds: number;
  /** Of the workers, all together, for one game; null where the system does not tell. */
  readonly microsPerGame: number | null;
}

type Worker = ChildProcessByStdio<null, Readable, null>;

const program = fileURLToPath(new URL('../../../cli/bin/tenfold.js', import.meta.url));
const WARM_UP_GAMES = 2000;

export async function measureWorkers(games: number, tell: (line: string) => void): Promise<WorkersFigures> {
  const postgres = await startPostgres();
  const workers: Worker[] = [];
  try {
    const url = await postgres.createDatabase();
    const run = async (): Promise<WorkersRun & { readonly result: string }> => {
      // Threads are started and code is compiled.
      await simulateOn(url, planOf(WARM_UP_GAMES, 'warm'));
      const [since, used] = [performance.now(), usedBy(workers)];
      tell(`${workers.length === 1 ? 'one worker plays' : 'two workers play'} ${games} games`);
      const result = await simulateOn(url, planOf(games, 'measured'));
      const seconds = (performance.now() - since) / 1000;
      const after = usedBy(workers);
      const micros = used === null || after === null ? null : after - used;
      return {
        seconds,
        microsPerGame: micros === null ? null : micros / games,
        result: JSON.stringify(result),
      };
    };
    workers.push(await startWorker(url));
    const { result, ...one } = await run();
    workers.push(await startWorker(url));
    const { result: same, ...two } = await run();
    return {
      games,
      one,
      two,
      speedUp: one.seconds / two.seconds,
      isSame: same === result,
      machineLoad: loadavg()[0] ?? 0,
    };
  } finally {
    await Promise.all(workers.map(end));
    await postgres.stop();
  }
}

function planOf(games: number, seed: string): SimulationPlan {
  const strategies = ['gero-smithy', 'gero-witch'].map((id) => {
    const found = knownStrategies().find((one) => one.id === id)?.strategy;
    if (found === undefined) throw new Error(`no strategy ${id}`);
    return found;
  });
  return { strategies, games, seed, board: 'full' };
}

/** When it is ready. */
async function startWorker(url: string): Promise<Worker> {
  const child = spawn(process.execPath, [program, 'worker', '--on', url, '--threads', '1'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await Promise.race([
    once(child.stdout, 'data'),
    once(child, 'exit').then(([code]) => Promise.reject(new Error(`a worker ended with code ${code}`))),
  ]);
  return child;
}

function usedBy(workers: readonly Worker[]): number | null {
  const each = workers.map(({ pid }) => treeMicros(pid ?? 0));
  return each.reduce<number | null>((sum, one) => (sum === null || one === null ? null : sum + one), 0);
}

async function end(worker: Worker): Promise<void> {
  if (worker.exitCode !== null) return;
  const gone = once(worker, 'exit');
  worker.kill();
  await gone;
}
