// Threads that share a list of tasks: each takes the next one when it is done with one.

import { Worker } from 'node:worker_threads';

export interface SharedWork {
  /** The worker, which answers each task with a message. */
  readonly script: URL;
  readonly tasks: readonly unknown[];
  readonly threads: number;
  readonly signal?: AbortSignal;
}

/** Hands the tasks out to so many threads; `signal` stops them all where they are. */
export async function shareOut(
  { script, tasks, threads, signal }: SharedWork,
  onResult: (result: unknown) => void,
): Promise<void> {
  let next = 0;
  const work = async (): Promise<void> => {
    const thread = new Worker(script);
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const handOut = (): void => {
      const task = tasks[next++];
      if (task === undefined) resolve();
      else thread.postMessage(task);
    };
    thread.on('error', reject);
    thread.on('message', (result: unknown) => {
      onResult(result);
      handOut();
    });
    signal?.addEventListener('abort', () => resolve());
    handOut();
    try {
      await promise;
    } finally {
      await thread.terminate();
    }
  };
  await Promise.all(Array.from({ length: Math.min(threads, tasks.length) }, work));
}
