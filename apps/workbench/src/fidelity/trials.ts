// Trials that are no contests of two strategies, shared out among threads. What a trial counts are sums: parts of the
// work can be added in any order.

import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { countLingeringBridge } from './lingering-bridge.ts';
import { countOpenings } from './openings.ts';
import { countSolo } from './solo.ts';
import type { TrialRange } from './study-game.ts';

export const TRIALS = {
  openings: countOpenings,
  'solo-plain': (range: TrialRange) => countSolo('plain', range),
  'solo-rich': (range: TrialRange) => countSolo('rich', range),
  'lingering-bridge': countLingeringBridge,
} as const;
export type TrialName = keyof typeof TRIALS;

export interface TrialTask {
  readonly name: TrialName;
  readonly range: TrialRange;
}

export async function runTrials(name: TrialName, count: number): Promise<number[]> {
  const threads = Math.max(1, Math.min(availableParallelism(), count));
  const parts = Array.from({ length: threads }, async (_, thread) =>
    runPart({
      name,
      range: {
        from: 1 + Math.floor((count * thread) / threads),
        to: Math.floor((count * (thread + 1)) / threads),
      },
    }),
  );
  const sums = await Promise.all(parts);
  return sums.reduce((total, part) => total.map((sum, place) => sum + part[place]!));
}

async function runPart(task: TrialTask): Promise<number[]> {
  const worker = new Worker(new URL('./trials-worker.ts', import.meta.url), { workerData: task });
  return new Promise((resolve, reject) => {
    worker.once('message', (sums: number[]) => resolve(sums));
    worker.once('error', reject);
  });
}
