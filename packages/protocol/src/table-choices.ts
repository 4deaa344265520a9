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
