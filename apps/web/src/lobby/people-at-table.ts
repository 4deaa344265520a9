// Who sits at a table, for somebody who looks at it.

import type { TableView } from '@tenfold/protocol';
import { MOST_SEATS } from '../table-setup/table-rules.ts';

/** How somebody belongs to a table. */
export interface Membership {
  /** Null for who only looks on. */
  readonly seat: number | null;
  readonly isHost: boolean;
  readonly free: readonly number[];
  readonly taken: number;
}

export function membershipOf({ seats, host }: Pick<TableView, 'seats' | 'host'>, me: string): Membership {
  const seat = seats.findIndex((occupant) => occupant?.kind === 'person' && occupant.id === me);
  const free = seats.flatMap((occupant, index) => (occupant === null ? [index] : []));
  return {
    seat: seat < 0 ? null : seat,
    isHost: host === me && seat >= 0,
    free,
    taken: seats.length - free.length,
  };
}

/** Seats of people who have yet to say that they play what the table plays; whoever starts the game says so by that. */
export const seatsYetToAgree = ({
  seats,
  host,
  consent,
}: Pick<TableView, 'seats' | 'host' | 'consent'>): number[] =>
  seats.flatMap((occupant, seat) =>
    occupant?.kind === 'person' && occupant.id !== host && !consent.people.includes(occupant.id)
      ? [seat]
      : [],
  );

/** Who decides when it starts; undefined while nobody sits there. */
export function hostName({ seats, host }: Pick<TableView, 'seats' | 'host'>): string | undefined {
  return seats.find((occupant) => occupant?.kind === 'person' && occupant.id === host)?.name;
}

/** No table has more seats than this one, and all are people's: those who come now need another table. */
export const isFullOfPeople = ({ seats }: Pick<TableView, 'seats'>): boolean =>
  seats.length === MOST_SEATS && seats.every((occupant) => occupant?.kind === 'person');

/** Nobody may look on, and this person has no seat. */
export const hidesGameFrom = (table: Pick<TableView, 'seats' | 'host' | 'options'>, me: string): boolean =>
  table.options.spectators === 'none' && membershipOf(table, me).seat === null;

/** The same while a game is running, when nobody can sit down either. */
export const isClosedTo = (
  table: Pick<TableView, 'state' | 'seats' | 'host' | 'options'>,
  me: string,
): boolean => table.state === 'playing' && hidesGameFrom(table, me);

/** Names of people who sit at a table now and did not before, but for the reader. */
export function newcomers(
  before: Pick<TableView, 'seats'>,
  { seats }: Pick<TableView, 'seats'>,
  me: string,
): string[] {
  const known = new Set(
    before.seats.flatMap((occupant) => (occupant?.kind === 'person' ? [occupant.id] : [])),
  );
  return seats.flatMap((occupant) =>
    occupant?.kind === 'person' && occupant.id !== me && !known.has(occupant.id) ? [occupant.name] : [],
  );
}
