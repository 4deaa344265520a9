// People who ask for the list of their tables as fast as they may, in a thread of their own so that the players' clock is
// not held up by them: each asks as soon as the last answer has come, and after a refusal again and again. `true` lets
// them begin; `false` ends them, and is answered by what they were told meanwhile.

import { setTimeout as sleep } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

export interface ReadersAt {
  readonly url: string;
  readonly tokens: readonly string[];
}

export interface ReadersTold {
  readonly answers: number;
  readonly refusals: number;
}

/** A client that is refused waits so long; a server that lets it ask more often is asked more often. */
const AFTER_REFUSAL_MS = 20;

const { url, tokens } = workerData as ReadersAt;
let isAsking = false;
let told = { answers: 0, refusals: 0 };
let work: Promise<unknown> = Promise.resolve();

parentPort?.on('message', (begin: boolean) => {
  isAsking = begin;
  if (begin) {
    told = { answers: 0, refusals: 0 };
    work = Promise.all(tokens.map(ask));
  } else void work.then(() => parentPort?.postMessage(told satisfies ReadersTold));
});

async function ask(token: string): Promise<void> {
  const headers = { authorization: `Bearer ${token}` };
  while (isAsking) {
    const answer = await fetch(`${url}/api/v1/me/tables`, { headers });
    await answer.arrayBuffer();
    if (answer.ok) told.answers += 1;
    else if (answer.status === 429) {
      told.refusals += 1;
      await sleep(AFTER_REFUSAL_MS);
    } else throw new Error(`GET /me/tables was answered with ${answer.status}`);
  }
}
