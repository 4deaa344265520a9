// Who has won a game that is over, as everybody at the table is told it.

import type { GameState } from '@tenfold/protocol';
import { placesOf } from '../after/standings.ts';

/**
 * Seats. Empty where a person never made a choice, for then nobody has won; null where the cards were not counted. Who
 * gave up has not won, whatever the bot in that seat has made of it.
 */
export function winnersAtTable({ view, replaced, ended }: GameState): readonly number[] | null {
  if ((ended?.unplayed.length ?? 0) > 0) return [];
  if (view.result === null) return null;
  const gone = replaced.map(({ seat }) => seat);
  return placesOf(view.result.scores, gone).flatMap((place, seat) => (place === 1 ? [seat] : []));
}
