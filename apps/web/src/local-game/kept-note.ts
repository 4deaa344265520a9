// Whether this device keeps games, as far as a page must know before it opens the database: the first page is light.

import type { KeptGame } from './kept-game.ts';
import { GAMES_HERE } from '../identity.svelte.ts';

/** Written down beside the games: how many are under way, and how many wait to be sent. */
export function noteKept(games: readonly Pick<KeptGame, 'finishedAt' | 'sent'>[]): void {
  const underWay = games.filter(({ finishedAt }) => finishedAt === null).length;
  const unsent = games.filter(({ finishedAt, sent }) => finishedAt !== null && sent.as === 'nothing').length;
  try {
    if (games.length === 0) localStorage.removeItem(GAMES_HERE);
    else localStorage.setItem(GAMES_HERE, `${underWay} ${unsent}`);
  } catch {
    // Then the first page does not know of them; their own page does.
  }
}
