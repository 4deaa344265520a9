// Who looks at which table just now. In memory alone: after a restart everybody comes anew.

import type { Id } from '@tenfold/protocol';

interface Lookers {
  /** How many windows each person has open on the table. */
  readonly people: Map<Id, number>;
  /** Windows of those without an identity. */
  anonymous: number;
}

export class TablePresence {
  readonly #tables = new Map<Id, Lookers>();

  /** One more window, or one less. */
  count(table: Id, person: Id | null, here: boolean): void {
    const lookers = this.#tables.get(table) ?? { people: new Map<Id, number>(), anonymous: 0 };
    const change = here ? 1 : -1;
    if (person === null) {
      lookers.anonymous = Math.max(0, lookers.anonymous + change);
    } else {
      const windows = (lookers.people.get(person) ?? 0) + change;
      if (windows > 0) lookers.people.set(person, windows);
      else lookers.people.delete(person);
    }
    if (lookers.people.size === 0 && lookers.anonymous === 0) this.#tables.delete(table);
    else this.#tables.set(table, lookers);
  }

  /** The tables that a person looks at. */
  tablesOf(person: Id): Id[] {
    return [...this.#tables].flatMap(([table, { people }]) => (people.has(person) ? [table] : []));
  }

  isEmpty(table: Id): boolean {
    return !this.#tables.has(table);
  }

  isHere(table: Id, person: Id): boolean {
    return this.#tables.get(table)?.people.has(person) ?? false;
  }

  /** How many look on without sitting there. */
  watching(table: Id, seated: ReadonlySet<Id>): number {
    const lookers = this.#tables.get(table);
    if (lookers === undefined) return 0;
    return lookers.anonymous + [...lookers.people.keys()].filter((person) => !seated.has(person)).length;
  }
}
