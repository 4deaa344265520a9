// What can be chosen for a table, as lists without the schemas around them: a page shows them.

import { FEWEST_PLAYERS, MOST_PLAYERS } from '@tenfold/rules';

/** The clocks that a table can have. */
export const CLOCKS = ['none', 'gentle', 'fast', 'days'] as const;
/** What those may see who watch. */
export const SPECTATORS = ['public', 'delayed', 'none'] as const;
/** What a table has agreed on about taking back. */
export const UNDO_RULES = ['free', 'ask', 'none'] as const;
/** How much the page may count for its player. */
export const INFORMATION = ['strict', 'counts', 'full'] as const;
/** Where the kingdom of a game with anyone can come from. */
export const KINGDOM_KINDS = ['recommended', 'random'] as const;
/** How many can sit at a table. */
export const TABLE_SIZES: readonly number[] = Array.from(
  { length: MOST_PLAYERS - FEWEST_PLAYERS + 1 },
  (_, more) => FEWEST_PLAYERS + more,
);

/** What is agreed for a game of one's own against bots: it waits for nobody, nobody looks on, and nothing hangs on it. */
export const GAME_OF_ONES_OWN = {
  clock: 'none',
  undo: 'free',
  spectators: 'none',
  information: 'full',
  noPossession: false,
  rated: false,
} as const;

/** What is agreed among friends unless they wish for something else: nobody hurries, and whoever has the link may look on. */
export const GAME_AMONG_FRIENDS = {
  clock: 'none',
  undo: 'free',
  spectators: 'public',
  information: 'counts',
  noPossession: false,
  rated: false,
} as const;
