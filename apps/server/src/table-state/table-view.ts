// A table as people are shown it.

import type { Consent, Id, Language, Occupant, TableView } from '@tenfold/protocol';
import { SOMEBODY } from '../game-log/anonymise.ts';
import { asOf, endOf } from './consent.ts';
import { draftAsOf, draftView } from './draft.ts';
import type { SeatHolder, StoredTable } from './stored-table.ts';
import { peopleAt } from './stored-table.ts';

/** Who looks at which table just now. */
export interface WhoIsThere {
  isHere(table: Id, person: Id): boolean;
  /** How many look on without sitting there. */
  watching(table: Id, seated: ReadonlySet<Id>): number;
}

/** What is shown of a person at a table. */
export interface ShownPerson {
  readonly name: string;
  readonly language: Language;
}

export interface Names {
  readonly people: ReadonlyMap<Id, ShownPerson>;
  readonly nameOfCharacter: (id: string) => string;
}

export function tableView(table: StoredTable, names: Names, presence: WhoIsThere): TableView {
  const draft = draftView(table);
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
    ...(draft === undefined ? {} : { draft }),
  };
}

export function nameOf(holder: SeatHolder, { people, nameOfCharacter }: Names): string {
  if (holder.kind === 'bot') return nameOfCharacter(holder.character);
  return people.get(holder.id)?.name ?? SOMEBODY;
}

/** A process that stops between the end of a game and the note of it at the table leaves a table that seems to play. */
export function asItStands(table: StoredTable, gameIsOver: boolean, now: number): StoredTable {
  const isOver = gameIsOver && table.state === 'playing';
  return draftAsOf(asOf(isOver ? { ...table, state: 'finished' } : table, now), now);
}

function occupant(table: Id, holder: SeatHolder, names: Names, presence: WhoIsThere): Occupant {
  const name = nameOf(holder, names);
  if (holder.kind === 'bot') return { ...holder, name };
  const language = names.people.get(holder.id)?.language ?? 'en';
  return { ...holder, name, language, here: presence.isHere(table, holder.id) };
}

const consentView = ({ consent }: StoredTable): Consent => ({
  number: consent.number,
  people: consent.people.map(({ person }) => person),
  offer: consent.offer === null ? null : { ...consent.offer, until: endOf(consent.offer, consent) },
  past: [...consent.past],
});
