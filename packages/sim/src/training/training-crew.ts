// Threads that carry out tasks of a training. One that is free and has the networks of the round is taken first, then one that has to be
// told them, then a new one: there are as many as tasks were ever under way at once.

import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { RoundNetworks, TrainingResult, TrainingTask } from './training-task.ts';

/** To a thread: the networks of a round, or what to do with them. */
export type CrewOrder = { readonly networks: RoundNetworks } | { readonly task: TrainingTask };

interface Hand {
  readonly thread: Worker;
  /** Whose networks it has. */
  key: string;
}

/** Does one task at a time in each thread. */
export class TrainingCrew {
  readonly #free: Hand[] = [];
  readonly #busy = new Set<Hand>();

  /** `key` is the training's: another may have a round of the same number. */
  async carryOut(key: string, networks: RoundNetworks, task: TrainingTask): Promise<TrainingResult> {
    const round = `${key} ${networks.round}`;
    const hand = this.#handFor(round);
    this.#busy.add(hand);
    try {
      if (hand.key !== round) hand.thread.postMessage({ networks } satisfies CrewOrder);
      hand.key = round;
      const result = await answerOf(hand.thread, { task });
      this.#free.push(hand);
      return result;
    } catch (error) {
      await hand.thread.terminate();
      throw error;
    } finally {
      this.#busy.delete(hand);
    }
  }

  /** Ends the threads, whatever they are at. */
  async close(): Promise<void> {
    const all = [...this.#free.splice(0), ...this.#busy];
    await Promise.all(all.map(async ({ thread }) => thread.terminate()));
  }

  #handFor(round: string): Hand {
    const known = this.#free.findIndex(({ key }) => key === round);
    const [hand] = this.#free.splice(Math.max(known, 0), 1);
    return hand ?? { key: '', thread: new Worker(new URL('./training-entry.ts', import.meta.url)) };
  }
}

async function answerOf(thread: Worker, order: CrewOrder): Promise<TrainingResult> {
  const over = new AbortController();
  const { signal } = over;
  thread.postMessage(order);
  try {
    return await Promise.race([
      once(thread, 'message', { signal }).then(([result]) => result as TrainingResult),
      once(thread, 'exit', { signal }).then(([code]) =>
        Promise.reject(new Error(`a thread ended by itself, with code ${code}`)),
      ),
    ]);
  } finally {
    over.abort();
  }
}
