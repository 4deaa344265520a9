// Shares the games of a plan out among threads and adds up what they report.
//
// Work is handed out in parts, in the order of the games. A part takes about a tenth of a second, so that progress is
// smooth; towards the end parts get smaller, so that no thread waits long for another.

import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { GameError } from './errors.ts';
import type { Order, WorkerReport, WorkerTask } from './worker-messages.ts';
import type { SimulationPlan, SettledPlan } from './simulation-plan.ts';
import { settlePlan } from './simulation-plan.ts';
import type { SimulationResult } from './result.ts';
import { resultOf } from './result.ts';
import type { SimulationTally } from './tally.ts';
import { addTally, newTally } from './tally.ts';

/** How a simulation is run; nothing here changes its result. */
export interface SimulateOptions {
  /** As many as there are cores, if left out. The result is the same with any number. */
  readonly threads?: number;
  readonly onProgress?: (progress: SimulationProgress) => void;
  /** Once it is aborted, what has been played so far is the result. */
  readonly signal?: AbortSignal;
  /** A module that exports `strategist`, for players of one's own. */
  readonly bots?: URL;
}

/** How far a simulation is. */
export interface SimulationProgress {
  readonly played: number;
  readonly planned: number;
  /** The result so far, worked out when asked for. */
  readonly soFar: () => SimulationResult;
}

const PART_SECONDS = 0.1;
const FIRST_PART_ROUNDS = 4;

/** Plays the games of a plan on all cores, and gives what they show. */
export async function simulate(
  plan: SimulationPlan,
  options: SimulateOptions = {},
): Promise<SimulationResult> {
  const work = newWork(settlePlan(plan));
  const stop = (): void => void Atomics.store(work.stop, 0, 1);
  const { signal, threads = availableParallelism() } = options;
  if (signal?.aborted === true) return resultOf(work.plan, work.total);
  signal?.addEventListener('abort', stop);
  try {
    const crew = Math.max(1, Math.min(threads, Math.ceil(work.plan.games / roundOf(work))));
    const threadsDone = Array.from({ length: crew }, async () => employ(work, crew, options));
    // No thread outlives this call, also if another one fails.
    const ends = await Promise.allSettled(threadsDone);
    for (const end of ends) if (end.status === 'rejected') throw end.reason;
  } finally {
    signal?.removeEventListener('abort', stop);
  }
  const [broken] = work.broken.sort((a, b) => a.game - b.game);
  if (broken !== undefined) throw broken;
  return resultOf(work.plan, work.total);
}

/** What is under way. */
interface Work {
  readonly plan: SettledPlan;
  readonly total: SimulationTally;
  readonly stop: Int32Array;
  /** The next game to be handed out. */
  next: number;
  readonly broken: GameError[];
}

function newWork(plan: SettledPlan): Work {
  return {
    plan,
    total: newTally(plan.strategies.length, plan.detail),
    stop: new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT)),
    next: 1,
    broken: [],
  };
}

const roundOf = ({ plan }: Work): number => plan.strategies.length;

/** Runs one thread until there is no more to do. */
async function employ(work: Work, crew: number, { onProgress, bots }: SimulateOptions): Promise<void> {
  const task: WorkerTask = { plan: work.plan, bots: bots?.toString(), stop: work.stop };
  const worker = new Worker(new URL('./worker-entry.ts', import.meta.url), { workerData: task });
  let games = FIRST_PART_ROUNDS * roundOf(work);
  try {
    await new Promise<void>((resolve, reject) => {
      const handOut = (): void => {
        const order = nextPart(work, games, crew);
        if (order === undefined) resolve();
        else worker.postMessage(order);
      };
      worker.on('error', reject);
      worker.on('exit', (code) => reject(new Error(`a thread ended by itself, with code ${code}`)));
      worker.on('message', (report: WorkerReport) => {
        if (report.type === 'played') {
          addTally(work.total, report.tally);
          games = partSize(report.tally.games, report.seconds, games);
          onProgress?.({
            played: work.total.games,
            planned: work.plan.games,
            soFar: () => resultOf(work.plan, work.total),
          });
        } else if (report.type === 'broken') {
          work.broken.push(new GameError(report.game, report.reason, report.record));
        }
        handOut();
      });
    });
  } catch (error) {
    // The others need not go on.
    Atomics.store(work.stop, 0, 1);
    throw error;
  } finally {
    await worker.terminate();
  }
}

/**
 * Whole rounds, unless they are the last. After a broken game nothing more is handed out; what is under way is finished,
 * for it holds all games with lower numbers, and one of them may break too.
 */
function nextPart(work: Work, games: number, crew: number): Order | undefined {
  const left = work.plan.games - work.next + 1;
  if (left <= 0 || work.stop[0] !== 0 || work.broken.length > 0) return undefined;
  const round = roundOf(work);
  const rounds = Math.max(1, Math.floor(Math.min(games, left / (2 * crew)) / round));
  const from = work.next;
  const to = Math.min(work.plan.games, from + rounds * round - 1);
  work.next = to + 1;
  return { from, to };
}

/** At most four times as many as before: the first parts are slow, for the code is not yet warm. */
const partSize = (played: number, seconds: number, before: number): number =>
  seconds === 0 ? before * 4 : Math.min(before * 4, (played * PART_SECONDS) / seconds);
