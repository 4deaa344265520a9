// People who ask for the list of their tables as fast as they may, in a process of their own so that neither the players' clock
// nor their memory has anything to do with them: each asks as soon as the last answer has come, and after a refusal again and again.
// `true` lets them begin; `false` ends them, and is answered by what they were told meanwhile.

import { setTimeout as sleep } from 'node:timers/promises';
import { API_PATH } from '@tenfold/protocol';

export interface ReadersTold {
  readonly answers: number;
  readonly refusals: number;
}

/** Who is refused is told to wait a second, and tries ten times meanwhile. */
const AFTER_REFUSAL_MS = 100;

const [url = '', ...tokens] = process.argv.slice(2);
const now = { isAsking: false, answers: 0, refusals: 0 };
let work: Promise<unknown> = Promise.resolve();

process.on('message', (begin: boolean) => {
  now.isAsking = begin;
  if (begin) {
    Object.assign(now, { answers: 0, refusals: 0 });
    work = Promise.all(tokens.map(ask));
  } else void work.then(() => process.send?.(now satisfies ReadersTold));
});
// Without the bench there is nobody to read for.
process.on('disconnect', () => process.exit());

async function ask(token: string): Promise<void> {
  const headers = { authorization: `Bearer ${token}` };
  while (now.isAsking) {
    const answer = await fetch(`${url}${API_PATH}/me/tables`, { headers });
    await answer.arrayBuffer();
    if (answer.ok) now.answers += 1;
    else if (answer.status === 429) {
      now.refusals += 1;
      await sleep(AFTER_REFUSAL_MS);
    } else throw new Error(`GET /me/tables was answered with ${answer.status}`);
  }
}
