// Who has won a game that is over, as everybody at the table is told it.

import type { PointsAndTurns } from './standings.ts';
import { placesOf } from './standings.ts';

/** As much as a server tells of a game's end, that says who has won. */
export interface TableEnd {
  readonly view: { readonly result: { readonly scores: readonly PointsAndTurns[] } | null };
  /** Seats in which a bot plays on, in the order of leaving. */
  readonly replaced: readonly { readonly seat: number }[];
  /** Null while the game goes on. */
  readonly ended: { readonly unplayed: readonly number[] } | null;
}

/**
 * Seats. Empty where a person never made a choice, for then nobody has won; null where the cards were not counted. Who
 * gave up has not won, whatever the bot in that seat has made of it.
 */
export function winnersAtTable({ view, replaced, ended }: TableEnd): readonly number[] | null {
  if ((ended?.unplayed.length ?? 0) > 0) return [];
  if (view.result === null) return null;
  const gone = replaced.map(({ seat }) => seat);
  return placesOf(view.result.scores, gone).flatMap((place, seat) => (place === 1 ? [seat] : []));
}
