// A thread that carries out one part of some trials. Started by trials.ts.

import { parentPort, workerData } from 'node:worker_threads';
import type { TrialTask } from './trials.ts';
import { TRIALS } from './trials.ts';

const { name, range } = workerData as TrialTask;
const sums = TRIALS[name](range);
parentPort?.postMessage(sums);
