// What a thread of a simulation does: plays the games it is handed. Begun by worker-entry.ts.

import { parentPort, workerData } from 'node:worker_threads';
import { strategistFrom } from './load-bots.ts';
import { GameError } from './errors.ts';
import type { Order, WorkerReport, WorkerTask } from './worker-messages.ts';
import { rangeRunner } from './range-runner.ts';

const { plan, bots, stop } = workerData as WorkerTask;
const player = rangeRunner(plan, await strategistFrom(bots));
const isStopped = (): boolean => stop[0] !== 0;

parentPort?.on('message', (order: Order) => parentPort?.postMessage(carryOut(order)));
parentPort?.postMessage({ type: 'ready' } satisfies WorkerReport);

function carryOut(order: Order): WorkerReport {
  const started = performance.now();
  try {
    const tally = player.play(order, isStopped);
    return { type: 'played', tally, seconds: (performance.now() - started) / 1000 };
  } catch (error) {
    if (!(error instanceof GameError)) throw error;
    return { type: 'broken', game: error.game, reason: error.reason, record: error.record };
  }
}
