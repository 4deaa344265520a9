// A round of training that is shared out among workers. What comes of it is what one machine makes: whoever plays a game, its chance
// follows from its number.

import type { RoundNetworks, TrainingResult, TrainingTask } from '@tenfold/sim/training';
import type { TrainingPart } from './order-kinds.ts';
import type { WrittenTraining } from './training-words.ts';
import { readResult, writeNetworks } from './training-words.ts';
import { WorkOrder } from './work-order.ts';

export interface SharedTraining {
  /** What came of each task. One round at a time. */
  carryOut(networks: RoundNetworks, tasks: readonly TrainingTask[]): Promise<readonly TrainingResult[]>;
  /** Threads of all workers, as of a second ago. */
  threads(): number;
  /** Nobody waits for what is under way. */
  close(): Promise<void>;
}

interface Asked {
  readonly place: number;
  readonly resolve: (results: TrainingResult[]) => void;
  readonly results: TrainingResult[];
  readonly wanted: number;
}

export async function trainOn(url: string): Promise<SharedTraining> {
  const asked = new Map<number, Asked>();
  let last = 0;
  let done = 0;
  const order = await WorkOrder.place(
    url,
    '--on',
    { kind: 'training', round: -1, cards: [], weights: [] },
    {
      done(part, result) {
        const one = asked.get(part);
        asked.delete(part);
        if (one === undefined) return;
        one.results[one.place] = readResult(result as WrittenTraining);
        done += 1;
        if (done === one.wanted) one.resolve(one.results);
      },
    },
  );
  return {
    threads: () => order.threads,
    close: async () => order.close(),
    async carryOut(networks, tasks) {
      // Before the networks are others, all that was asked with those before is done: no part meets the wrong ones.
      order.change(writeNetworks(networks));
      done = 0;
      return new Promise<TrainingResult[]>((resolve) => {
        const results: TrainingResult[] = [];
        for (const [place, training] of tasks.entries()) {
          last += 1;
          asked.set(last, { place, resolve, results, wanted: tasks.length });
          order.add(last, { round: networks.round, training } satisfies TrainingPart);
        }
        if (tasks.length === 0) resolve(results);
      });
    },
  };
}
