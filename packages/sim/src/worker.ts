// What a thread of a simulation does: plays the games it is handed. Begun by worker-entry.ts.

import { parentPort, workerData } from 'node:worker_threads';
import { strategistFrom } from './load-bots.ts';
import { GameError } from './errors.ts';
import type { Order, WorkerReport, WorkerTask } from './worker-messages.ts';
import { type GameRange, rangeRunner } from './range-runner.ts';

const { plan, bots, stop } = workerData as WorkerTask;
const strategist = await strategistFrom(bots);
let player = rangeRunner(plan, strategist);
const isStopped = (): boolean => stop[0] !== 0;

parentPort?.on('message', (order: Order) => {
  if ('plan' in order) player = rangeRunner(order.plan, strategist);
  else parentPort?.postMessage(carryOut(order));
});
parentPort?.postMessage({ type: 'ready' } satisfies WorkerReport);

function carryOut(range: GameRange): WorkerReport {
  const started = performance.now();
  try {
    const tally = player.play(range, isStopped);
    return { type: 'played', tally, seconds: (performance.now() - started) / 1000 };
  } catch (error) {
    if (!(error instanceof GameError)) throw error;
    return { type: 'broken', game: error.game, reason: error.reason, record: error.record };
  }
}
