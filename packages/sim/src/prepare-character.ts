// Lets a character prepare for a table in a thread of its own, for as long as it is given.

import { Worker } from 'node:worker_threads';
import type { PreparedStrategy } from '@tenfold/bots';
import { completeSetup } from '@tenfold/rules';
import { characterFrom } from './load-bots.ts';
import type { PreparationReport, PreparationTask } from './worker-messages.ts';
import type { PreparationTable } from './preparation-table.ts';
import { preparationSetup } from './preparation-table.ts';

/** How long a character prepares, and who is told of it. */
export interface PrepareOptions {
  /** What the character takes by itself, if left out. */
  readonly seconds?: number;
  /** So many games in place of a time: who searches through the same games finds the same. */
  readonly games?: number;
  /** Told the best so far, and which share of the time is used up, from 0 to 1. */
  readonly onProgress?: (found: PreparedStrategy, share: number) => void;
  /** Once it is aborted, the best so far is the answer; if there is none yet, the first idea. */
  readonly signal?: AbortSignal;
  /** A module that exports `characters`, for others than those of @tenfold/bots. */
  readonly characters?: URL;
}

const MOST_SECONDS = 86_400;
/** A character deep in thought when its time is up gets so much more; then its best so far is taken. */
const GRACE_MS = 250;

/** Lets a character look for its strategy in a thread of its own, and gives the best that it has found. */
export async function prepareCharacter(
  id: string,
  table: PreparationTable,
  options: PrepareOptions = {},
): Promise<PreparedStrategy> {
  const characters = options.characters?.href;
  const { preparation } = await characterFrom(characters, id);
  if (preparation === undefined) {
    throw new RangeError(`the character "${id}" does not prepare; seat it as it is`);
  }
  const { seconds = preparation.seconds, games } = options;
  if (games !== undefined && !(Number.isInteger(games) && games > 0)) {
    throw new RangeError(
      `${games} games to prepare: give a whole number above 0, or seat "${id}" unprepared`,
    );
  }
  if (!(seconds > 0 && seconds <= MOST_SECONDS)) {
    throw new RangeError(
      `${seconds} seconds to prepare: give a number above 0 and up to ${MOST_SECONDS}, or seat "${id}" unprepared`,
    );
  }
  // What the rules refuse is refused here, with their own error, and no thread is started for it.
  completeSetup(preparationSetup(table));
  return study({ id, table, seconds, games, characters }, options);
}

async function study(
  task: PreparationTask,
  { onProgress, signal }: PrepareOptions,
): Promise<PreparedStrategy> {
  const worker = new Worker(new URL('./prepare-worker.ts', import.meta.url), { workerData: task });
  const called = new AbortController();
  const enough = AbortSignal.any([called.signal, ...(signal === undefined ? [] : [signal])]);
  let timer: NodeJS.Timeout | undefined;
  let best: PreparedStrategy | undefined;
  try {
    return await new Promise<PreparedStrategy>((resolve, reject) => {
      enough.addEventListener('abort', () => {
        if (best !== undefined) resolve(best);
      });
      worker.on('error', reject);
      worker.on('exit', (code) =>
        reject(new Error(`the thread in which "${task.id}" prepared ended by itself, with code ${code}`)),
      );
      worker.on('message', (report: PreparationReport) => {
        if (report.type === 'begun') {
          if (task.games !== undefined) return;
          timer = setTimeout(() => called.abort(), 1000 * task.seconds + GRACE_MS);
        } else if (report.type === 'found') {
          best = report.found;
          if (enough.aborted) resolve(best);
          else onProgress?.(best, report.share);
        } else if (report.found === null) {
          reject(new Error(`"${task.id}" has prepared and found nothing to play; seat it unprepared`));
        } else resolve(report.found);
      });
    });
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}
