// Who can be played against; asked for once.

import type { ListedBot } from '../api.ts';
import { Unreachable, api } from '../api.ts';
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

/** The same, and where no server answers those that play in the page itself. */
export async function botsAnywhere(): Promise<{
  readonly bots: readonly ListedBot[];
  /** There is no server within reach. */
  readonly isHere: boolean;
}> {
  try {
    return { bots: await knownBots(), isHere: false };
  } catch (error) {
    if (!(error instanceof Unreachable)) throw error;
    const { charactersHere } = await import('./characters-here.ts');
    return { bots: charactersHere, isHere: true };
  }
}

type Character = keyof PlayingWords['home']['characters'];

/** A sentence about a bot; undefined for one that is newer than this page. */
export function characterSentence(bot: string, { home }: Pick<PlayingWords, 'home'>): string | undefined {
  return Object.hasOwn(home.characters, bot) ? home.characters[bot as Character] : undefined;
}
