// Shares the games of a plan out among threads and adds up what they report.
//
// A part of the work takes about a tenth of a second, so that progress is smooth.

import { availableParallelism } from 'node:os';
import { GameError } from './errors.ts';
import { GameParts, nextSize } from './game-parts.ts';
import { RangeThread, newStop } from './range-thread.ts';
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
  readonly parts: GameParts;
  readonly broken: GameError[];
}

function newWork(plan: SettledPlan): Work {
  return {
    plan,
    total: newTally(plan),
    stop: newStop(),
    parts: new GameParts(plan),
    broken: [],
  };
}

const roundOf = ({ plan }: Work): number => plan.strategies.length;

/** Runs one thread until there is no more to do. */
async function employ(work: Work, crew: number, { onProgress, bots }: SimulateOptions): Promise<void> {
  const { plan, total, stop, parts } = work;
  const thread = new RangeThread(plan, { bots, stop });
  // After a broken game nothing more is handed out; what is under way is finished, for it holds all games with lower numbers,
  // and one of them may break too.
  const next = (games: number) =>
    stop[0] !== 0 || work.broken.length > 0 ? undefined : parts.next(games, crew);
  let games = parts.firstSize;
  try {
    for (let part = next(games); part !== undefined; part = next(games)) {
      const report = await thread.play(part);
      if (report.type === 'broken') {
        work.broken.push(new GameError(report.game, report.reason, report.record));
        continue;
      }
      addTally(total, report.tally);
      games = nextSize(report.tally.games, report.seconds, games, PART_SECONDS);
      onProgress?.({ played: total.games, planned: plan.games, soFar: () => resultOf(plan, total) });
    }
  } catch (error) {
    // The others need not go on.
    Atomics.store(stop, 0, 1);
    throw error;
  } finally {
    await thread.close();
  }
}
