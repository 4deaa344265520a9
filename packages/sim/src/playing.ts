// What a thread of a simulation does: plays the games it is handed. Begun by worker.ts.

import { parentPort, workerData } from 'node:worker_threads';
import { strategistFrom } from './bots.ts';
import { GameError } from './errors.ts';
import type { Order, Report, Task } from './messages.ts';
import { playerOf } from './play.ts';

const { plan, bots, stop } = workerData as Task;
const player = playerOf(plan, await strategistFrom(bots));
const isStopped = (): boolean => stop[0] !== 0;

parentPort?.on('message', (order: Order) => parentPort?.postMessage(carryOut(order)));
parentPort?.postMessage({ type: 'ready' } satisfies Report);

function carryOut(order: Order): Report {
  const started = performance.now();
  try {
    const tally = player.play(order, isStopped);
    return { type: 'played', tally, seconds: (performance.now() - started) / 1000 };
  } catch (error) {
    if (!(error instanceof GameError)) throw error;
    return { type: 'broken', game: error.game, reason: error.reason, record: error.record };
  }
}
