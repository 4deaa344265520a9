// A thread of a training. Started by training-crew.ts.

import { parentPort } from 'node:worker_threads';
import type { PlayingNetworks } from '@tenfold/bots/training';
import type { CrewOrder } from './training-crew.ts';
import { doTraining, networksFrom } from './training-task.ts';

let networks: PlayingNetworks | undefined;

parentPort?.on('message', (order: CrewOrder) => {
  if ('networks' in order) networks = networksFrom(order.networks);
  else if (networks !== undefined) parentPort?.postMessage(doTraining(order.task, networks));
});
