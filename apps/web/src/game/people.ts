// Who of a game's seats are people, by what the server says.

import type { GameState, TableView } from '@tenfold/protocol';

/** Seats that people play, whether they are here or not. */
export function peopleIn(
  { replaced }: Pick<GameState, 'replaced'>,
  table: TableView | null,
): readonly number[] {
  return (table?.seats ?? []).flatMap((occupant, seat) =>
    occupant?.kind === 'person' && replaced.every((one) => one.seat !== seat) ? [seat] : [],
  );
}
