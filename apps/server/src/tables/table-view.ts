// A table as people are shown it.

import type { Consent as ConsentView, Id, Occupant, TableView } from '@tenfold/protocol';
import { SOMEBODY } from '../people/names.ts';
import type { Person, SeatHolder, StoredTable } from '../store/store.ts';
import { asOf, endOf } from './consent.ts';
import type { Presence } from './presence.ts';
import { peopleAt } from './seating.ts';

export type WhoIsThere = Pick<Presence, 'isHere' | 'watching'>;

export interface Names {
  readonly people: ReadonlyMap<Id, Person>;
  readonly nameOfCharacter: (id: string) => string;
}

export function tableView(table: StoredTable, names: Names, presence: WhoIsThere): TableView {
  return {
    id: table.id,
    options: table.options,
    seats: table.seats.map((holder) =>
      holder === null ? null : occupant(table.id, holder, names, presence),
    ),
    host: table.host,
    game: table.game,
    state: table.state,
    watching: presence.watching(table.id, new Set(peopleAt(table))),
    overflow: table.overflow,
    consent: consentView(table),
  };
}

export function nameOf(holder: SeatHolder, { people, nameOfCharacter }: Names): string {
  if (holder.kind === 'bot') return nameOfCharacter(holder.character);
  return people.get(holder.id)?.name ?? SOMEBODY;
}

/** A process that stops between the end of a game and the note of it at the table leaves a table that seems to play. */
export function asItStands(table: StoredTable, gameIsOver: boolean, now: number): StoredTable {
  const isOver = gameIsOver && table.state === 'playing';
  return asOf(isOver ? { ...table, state: 'finished' } : table, now);
}

function occupant(table: Id, holder: SeatHolder, names: Names, presence: WhoIsThere): Occupant {
  const name = nameOf(holder, names);
  if (holder.kind === 'bot') return { ...holder, name };
  const language = names.people.get(holder.id)?.language ?? 'en';
  return { ...holder, name, language, here: presence.isHere(table, holder.id) };
}

const consentView = ({ consent }: StoredTable): ConsentView => ({
  number: consent.number,
  people: consent.people.map(({ person }) => person),
  offer: consent.offer === null ? null : { ...consent.offer, until: endOf(consent.offer, consent) },
  past: [...consent.past],
});
