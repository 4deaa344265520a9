// A thread that measures the kingdoms it is handed. Started by main.ts.

import { parentPort } from 'node:worker_threads';
import { loadValue } from '@tenfold/bots/value';
import { measure } from './measure.ts';
import type { StrengthTask } from './task.ts';

await loadValue();
parentPort?.on('message', (task: StrengthTask) => parentPort?.postMessage(measure(task)));
