// A simulation that is shared out among workers. The result for a seed is the one that a single machine gives: what is counted are
// whole numbers, which add up to the same however the games were cut.

import type { PlayedRange, SimulateOptions, SimulationPlan, SimulationResult } from '@tenfold/sim';
import { GameError, GameParts, addTally, newTally, nextSize, resultOf, settlePlan } from '@tenfold/sim';
import type { GamesOrder, GamesPart } from './order-kinds.ts';
import { WorkOrder } from './work-order.ts';
import { GAMES_TASK } from './work-settings.ts';

/** Long enough that fetching a job costs nothing beside it, short enough that a worker that dies costs little. */
const PART_SECONDS = 0.5;
/** Of the usual size: a job takes some milliseconds besides its games, so towards the end none is shorter. */
const LEAST_SHARE = 1 / 8;
/** The first parts are longer than on one machine by so much: until they are known to be short, many would be fetched for nothing. */
const FIRST_TIMES = 8;
/** Parts that wait for each thread besides the one it is at. */
const WAITING_PER_THREAD = 2;

export interface SharedSimulation extends Pick<SimulateOptions, 'onProgress' | 'signal'> {
  /** Called when there is nobody to do the work, and once when somebody has come. */
  readonly onWorkers?: (threads: number) => void;
}

export async function simulateOn(
  url: string,
  wished: SimulationPlan,
  { onProgress, signal, onWorkers }: SharedSimulation = {},
): Promise<SimulationResult> {
  const plan = settlePlan(wished);
  const total = newTally(plan);
  const parts = new GameParts(plan);
  const broken: GameError[] = [];
  const over = Promise.withResolvers<void>();
  let games = parts.firstSize * FIRST_TIMES;
  let last = 0;
  let told = -1;

  const done = (_part: number, report: PlayedRange): void => {
    if (report.type === 'broken') broken.push(new GameError(report.game, report.reason, report.record));
    else {
      addTally(total, report.tally);
      games = nextSize(report.tally.games, report.seconds, games, PART_SECONDS);
      onProgress?.({ played: total.games, planned: plan.games, soFar: () => resultOf(plan, total) });
    }
    handOut();
  };
  const order = await WorkOrder.place(
    url,
    '--on',
    { kind: 'games', plan } satisfies GamesOrder,
    { done: (part, result) => done(part, result as PlayedRange) },
    GAMES_TASK,
  );

  const handOut = (): void => {
    const crew = Math.max(1, order.threads);
    const before = told;
    told = order.threads;
    if (told !== before && (told === 0 || before === 0)) onWorkers?.(told);
    const isOver = (): boolean => signal?.aborted === true || broken.length > 0;
    while (!isOver() && order.underWay < crew * (1 + WAITING_PER_THREAD)) {
      const range = parts.next(games, crew, games * LEAST_SHARE);
      if (range === undefined) break;
      last += 1;
      order.add(last, { range } satisfies GamesPart);
    }
    // After a broken game what is under way is waited for: it holds all games with lower numbers, and one of them may break too.
    if (order.underWay === 0 || signal?.aborted === true) over.resolve();
  };
  const timer = setInterval(handOut, 1000);
  signal?.addEventListener('abort', handOut);
  try {
    handOut();
    await over.promise;
  } finally {
    clearInterval(timer);
    signal?.removeEventListener('abort', handOut);
    await order.close();
  }
  const [first] = broken.sort((a, b) => a.game - b.game);
  if (first !== undefined) throw first;
  return resultOf(plan, total);
}
