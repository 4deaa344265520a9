// Who else is at a table.

import type { TableView } from '@tenfold/protocol';

export const othersAt = ({ seats }: Pick<TableView, 'seats'>, me: string): string[] =>
  seats.flatMap((occupant) =>
    occupant === null || (occupant.kind === 'person' && occupant.id === me) ? [] : [occupant.name],
  );
