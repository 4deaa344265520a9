// Who can be played against; asked for once.

import type { ListedBot } from '../api.ts';
import { api } from '../api.ts';
import type { PlayingWords } from '../words/index.ts';

let asked: Promise<readonly ListedBot[]> | undefined;

/** The weakest first. */
export async function knownBots(): Promise<readonly ListedBot[]> {
  asked ??= api.bots().catch((error: unknown) => {
    asked = undefined;
    throw error;
  });
  return asked;
}

type Character = keyof PlayingWords['home']['characters'];

/** A sentence about a bot; undefined for one that is newer than this page. */
export function characterSentence(bot: string, { home }: Pick<PlayingWords, 'home'>): string | undefined {
  return Object.hasOwn(home.characters, bot) ? home.characters[bot as Character] : undefined;
}
