// How a game that is over came out for a seat, as whoever searches or learns counts it.

import type { Game } from '@tenfold/rules';
import { cardSetOf, pointsOf, victoryShare, winnersOf } from '@tenfold/rules';

/** The share of the victory, and how many points the seat has more than the best of the others. */
export function shareAndLead(game: Game, seat: number): { readonly share: number; readonly lead: number } {
  const set = cardSetOf(game);
  let rival = -Infinity;
  for (const player of game.seats.keys()) {
    if (player !== seat) rival = Math.max(rival, pointsOf(game, set, player));
  }
  return { share: victoryShare(winnersOf(game, set), seat), lead: pointsOf(game, set, seat) - rival };
}
