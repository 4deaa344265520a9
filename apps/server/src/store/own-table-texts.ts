// The texts of people's own tables as they were made last. Whoever keeps his list open asks for the same fifty tables again and
// again, and to check and to write one down takes ten times as long as to read it: it is made anew when anything that it is made
// of has changed.

import type { Id } from '@tenfold/protocol';
import { LruMap } from '../data-structures/lru-map.ts';
import {
  type ListedWith,
  type OwnTableText,
  changesByItself,
  ownTableText,
} from '../table-state/own-tables.ts';
import type { SeatHolder } from '../table-state/stored-table.ts';
import type { ShownPerson } from '../table-state/table-view.ts';
import { type TableOfPersonRow, tableOfPerson } from './rows.ts';

interface Made {
  readonly of: string;
  readonly text: string;
}

/** Some ten megabytes. */
const KEPT_TEXTS = 4000;

export class OwnTableTexts {
  readonly #kept = new LruMap<string, Made>(KEPT_TEXTS);

  of(
    person: Id,
    row: TableOfPersonRow,
    people: ReadonlyMap<Id, ShownPerson>,
    listedWith: ListedWith,
  ): OwnTableText {
    const key = `${person} ${row.id}`;
    const of = madeOf(row, people);
    const kept = this.#kept.get(key);
    if (kept?.of === of) return { id: row.id, text: kept.text };
    const shown = tableOfPerson(row);
    const made = ownTableText(shown, people, listedWith);
    if (changesByItself(shown.table)) this.#kept.delete(key);
    else this.#kept.set(key, { of, text: made.text });
    return made;
  }
}

export const peopleAtRow = ({ seats }: Pick<TableOfPersonRow, 'seats'>): Id[] =>
  (JSON.parse(seats) as readonly (SeatHolder | null)[]).flatMap((holder) =>
    holder?.kind === 'person' ? [holder.id] : [],
  );

/** Everything that a text depends on but the time. */
function madeOf(row: TableOfPersonRow, people: ReadonlyMap<Id, ShownPerson>): string {
  const names = peopleAtRow(row).map((id) => JSON.stringify(people.get(id) ?? null));
  return [...Object.values(row), ...names].join('\n');
}
