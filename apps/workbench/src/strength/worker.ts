// A thread that measures the kingdoms it is handed. Started by main.ts.

import { parentPort } from 'node:worker_threads';
import { measure } from './measure.ts';
import type { StrengthTask } from './task.ts';

parentPort?.on('message', (task: StrengthTask) => parentPort?.postMessage(measure(task)));
