// Who else is at a table, called as in the game there.

import type { TableView } from '@tenfold/protocol';
import { namesAt } from '../table-setup/seat-names.ts';

export function otherPlayers(table: Pick<TableView, 'seats'>, me: string): string[] {
  const names = namesAt(table);
  return table.seats.flatMap((occupant, seat) => {
    const name = names[seat] ?? null;
    return name === null || (occupant?.kind === 'person' && occupant.id === me) ? [] : [name];
  });
}
