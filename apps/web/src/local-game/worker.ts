// The thread that keeps a game in the page: rules and bots are fetched with it, and what is hidden stays in it.

import { characters } from '@tenfold/bots';
import type { ToLocalGame } from './messages.ts';
import { LocalRoom } from './local-room.ts';

const room = new LocalRoom((message) => postMessage(message));
let before: Promise<void> = Promise.resolve();

addEventListener('message', ({ data }: MessageEvent<ToLocalGame>) => {
  // What is said meanwhile waits until the bots have what they play by.
  before = before
    .then(() => loadFor(data))
    .then(() => room.receive(data))
    .catch(reportError);
});

/** What the bots of a game play by, fetched when the game begins. */
async function loadFor(message: ToLocalGame): Promise<void> {
  if (message.type !== 'begin') return;
  const seated = characters.filter(({ id }) => message.start.bots.includes(id));
  await Promise.all(seated.map(async ({ preparation }) => preparation?.load?.()));
}
