/** How many Kingdom piles a game has. */
export const KINGDOM_PILES = 10;
/** How many play at least. */
export const FEWEST_PLAYERS = 2;
/** How many can play at most. */
export const MOST_PLAYERS = 6;
