// Bounds that no game of printed cards reaches while anybody wants it to end, so that a home-made card cannot hold up a game or
// blow it up. The house rules name these numbers.

/** After so many rounds in which the Supply got no smaller, the game is over: no rule can make it end otherwise. */
export const MOST_IDLE_ROUNDS = 50;
/** After so many turns, those of all players together and extra ones too, the game is over. */
export const MOST_TURNS = 1000;
/** So many texts of cards, played or discarded from play, are begun in one turn; cards played after that lie in play and do nothing. */
export const MOST_PLAYS = 300;
/** How many extra turns can be due at once. */
export const MOST_EXTRA_TURNS = 99;
/** How many Coin tokens can lie before a player. */
export const MOST_TOKENS = 999;
