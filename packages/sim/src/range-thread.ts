// A thread that plays games of a plan, some at a time.

import { Worker } from 'node:worker_threads';
import type { GameRange } from './range-runner.ts';
import type { SettledPlan } from './simulation-plan.ts';
import type { Order, PlayedRange, WorkerReport, WorkerTask } from './worker-messages.ts';

/** What a thread needs besides the plan. */
export interface RangeThreadOptions {
  /** A module that exports `strategist`, for players of one's own. */
  readonly bots?: URL | undefined;
  /** One number: not 0 once the work is to stop. */
  readonly stop?: Int32Array;
}

/** Plays ranges of games in a thread of its own, one at a time. */
export class RangeThread {
  readonly #worker: Worker;
  readonly #ready: Promise<void>;
  #resolve: (report: PlayedRange) => void = () => undefined;
  #reject: (error: Error) => void = () => undefined;

  /** The thread starts at once. */
  constructor(plan: SettledPlan, { bots, stop = newStop() }: RangeThreadOptions = {}) {
    const task: WorkerTask = { plan, bots: bots?.toString(), stop };
    this.#worker = new Worker(new URL('./worker-entry.ts', import.meta.url), { workerData: task });
    this.#ready = new Promise((resolve, reject) => {
      const fail = (error: Error): void => {
        reject(error);
        this.#reject(error);
      };
      this.#worker.on('error', fail);
      this.#worker.on('exit', (code) => fail(new Error(`a thread ended by itself, with code ${code}`)));
      this.#worker.on('message', (report: WorkerReport) => {
        if (report.type === 'ready') resolve();
        else this.#resolve(report);
      });
    });
    // Whoever asks for games is told.
    this.#ready.catch(() => undefined);
  }

  /** What came of these games; one call at a time. */
  async play(range: GameRange): Promise<PlayedRange> {
    await this.#ready;
    return new Promise((resolve, reject) => {
      this.#resolve = resolve;
      this.#reject = reject;
      this.#worker.postMessage(range satisfies Order);
    });
  }

  /** The games that are asked for next are those of another plan. The thread and its warm code stay. */
  follow(plan: SettledPlan): void {
    this.#worker.postMessage({ plan } satisfies Order);
  }

  /** Ends the thread, whatever it is at. */
  async close(): Promise<void> {
    await this.#worker.terminate();
  }
}

/** What can be set to stop a thread from another. */
export const newStop = (): Int32Array => new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
