// Names of those at a table as they will be called in the game: the server numbers those who share one by the same rule.

import type { TableView } from '@tenfold/protocol';

/** By seat; null where nobody sits. Ann, Bob, Ann → Ann, Bob, Ann 2. */
export function namesAt({ seats }: Pick<TableView, 'seats'>): (string | null)[] {
  const asked = new Set(seats.flatMap((occupant) => (occupant === null ? [] : [sameness(occupant.name)])));
  const given = new Set<string>();
  return seats.map((occupant) => {
    if (occupant === null) return null;
    let unique = occupant.name;
    for (let number = 2; given.has(sameness(unique)); number++) {
      // A number that makes it somebody else's own name would take that away.
      const numbered = `${occupant.name} ${number}`;
      if (!asked.has(sameness(numbered))) unique = numbered;
    }
    given.add(sameness(unique));
    return unique;
  });
}

/** Names that differ in capitals alone count as the same. */
const sameness = (name: string): string => name.normalize('NFKC').toLowerCase();
