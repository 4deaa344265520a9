// The texts of people's own tables as they were made last. Whoever keeps his list open asks for the same fifty tables again and
// again, and to check and to write one down takes ten times as long as to read it, and to read it longer than to see that it is
// as it was: it is read and made anew when anything that it is made of has changed.

import type { Id } from '@tenfold/protocol';
import { LruMap } from '../data-structures/lru-map.ts';
import {
  type ListedWith,
  type OwnTableText,
  changesByItself,
  ownTableText,
} from '../table-state/own-tables.ts';
import { peopleAt } from '../table-state/stored-table.ts';
import type { ShownPerson } from '../table-state/table-view.ts';
import { type TableOfPersonHead, type TableOfPersonRow, tableOfPerson } from './rows.ts';

interface Made {
  readonly of: string;
  readonly people: readonly Id[];
  readonly names: string;
  readonly text: string;
}

type People = ReadonlyMap<Id, ShownPerson>;

/** Some ten megabytes. */
const KEPT_TEXTS = 4000;

export class OwnTableTexts {
  readonly #kept = new LruMap<string, Made>(KEPT_TEXTS);

  /** Whose names must be the same for the text to be the same; nobody where it has to be made anew in any case. */
  peopleIn(person: Id, head: TableOfPersonHead): readonly Id[] {
    return this.#madeOf(person, head)?.people ?? [];
  }

  /** Null if it has to be made anew. */
  kept(person: Id, head: TableOfPersonHead, people: People): string | null {
    const made = this.#madeOf(person, head);
    return made !== undefined && made.names === namesOf(made.people, people) ? made.text : null;
  }

  make(person: Id, row: TableOfPersonRow, people: People, listedWith: ListedWith): OwnTableText {
    const shown = tableOfPerson(row);
    const made = ownTableText(shown, people, listedWith);
    if (changesByItself(shown.table)) this.#kept.delete(keyOf(person, row));
    else {
      const there = peopleAt(shown.table);
      this.#kept.set(keyOf(person, row), {
        of: standOf(row),
        people: there,
        names: namesOf(there, people),
        text: made.text,
      });
    }
    return made;
  }

  #madeOf(person: Id, head: TableOfPersonHead): Made | undefined {
    const made = this.#kept.get(keyOf(person, head));
    return made?.of === standOf(head) ? made : undefined;
  }
}

const keyOf = (person: Id, { id }: Pick<TableOfPersonHead, 'id'>): string => `${person} ${id}`;

/** Everything that a text depends on but names and the time. Whatever changes a table gives it another revision. */
const standOf = ({ revision, is_over, waiting_for, gone, seat }: TableOfPersonHead): string =>
  `${revision} ${is_over} ${waiting_for} ${gone} ${seat}`;

const namesOf = (ids: readonly Id[], people: People): string =>
  ids.map((id) => JSON.stringify(people.get(id) ?? null)).join();
