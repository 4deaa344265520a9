// Games that were played without a server go to one's archive there, once it is back: each once, the oldest first.

import { answerSchemas as schemas, read } from '@tenfold/protocol/client';
import type { UnwitnessedGame } from '@tenfold/protocol';
import { Refused, ask } from '../api.ts';
import { identity } from '../identity.svelte.ts';
import type { KeptGame } from './kept-game.ts';
import { keepGame, keptGames } from './kept-games.ts';

/** What no second try would change. */
const FOR_GOOD: readonly string[] = ['malformed', 'not-allowed'];

let sending: Promise<void> | undefined;

/** Whatever cannot be sent now is tried again another time. */
export async function sendKept(): Promise<void> {
  sending ??= sendAll()
    .catch(() => undefined)
    .finally(() => (sending = undefined));
  return sending;
}

async function sendAll(): Promise<void> {
  const waiting = (await keptGames())
    .filter(({ finishedAt, sent }) => finishedAt !== null && sent.as === 'nothing')
    .toReversed();
  if (waiting.length === 0) return;
  await identity.need();
  for (const game of waiting) await keepGame({ ...game, sent: await send(game) });
  await keptGames();
}

async function send({ record, bots, startedAt, finishedAt, choices }: KeptGame): Promise<KeptGame['sent']> {
  // Nothing was played, so there is nothing to look at.
  if (record === null || finishedAt === null || choices.length === 0) return { as: 'refused' };
  const wish: UnwitnessedGame = { record, bots, startedAt, finishedAt };
  try {
    const answer = await ask('POST', '/me/unwitnessed', wish);
    return { as: 'game', game: read(schemas.game, await answer.json()).game };
  } catch (error) {
    if (error instanceof Refused && FOR_GOOD.includes(error.code)) return { as: 'refused' };
    throw error;
  }
}
