// Numbers that the rulebooks give for every game.

/** Cards in a new hand. */
export const HAND_SIZE = 5;

/** What everybody starts with, by card. */
export const STARTING_DECK = { copper: 7, estate: 3 } as const;

/** How many piles of a table of so many must be empty for the game to end. */
export const emptyPilesToEnd = (players: number): number => (players > 4 ? 4 : 3);
