// Names of those at a table as they will be called in the game there.

import type { TableView } from '@tenfold/protocol';
import { uniqueNames } from '@tenfold/protocol';

/** By seat; null where nobody sits. Ann, Bob, Ann → Ann, Bob, Ann 2. */
export function namesAt({ seats }: Pick<TableView, 'seats'>): (string | null)[] {
  const names = uniqueNames(seats.flatMap((occupant) => (occupant === null ? [] : [occupant.name])));
  return seats.map((occupant) => (occupant === null ? null : (names.shift() ?? null)));
}
