// Who looks at which table just now. In memory alone: after a restart everybody comes anew.

import type { Id } from '@tenfold/protocol';

interface Lookers {
  /** How many windows each person has open on the table. */
  readonly people: Map<Id, number>;
  /** Windows of those without an identity. */
  anonymous: number;
}

/** Who looks at a table by way of other nodes, and who is told of those here. */
export interface SharedTablePresence {
  /** How many windows somebody has open on the table here. */
  publish(table: Id, person: Id | null, windows: number): void;
  isHere(table: Id, person: Id): boolean;
  lookers(table: Id): { readonly people: ReadonlySet<Id>; readonly anonymous: number };
  tablesOf(person: Id): readonly Id[];
}

export class TablePresence {
  readonly #tables = new Map<Id, Lookers>();
  readonly #elsewhere: SharedTablePresence | null;

  constructor(elsewhere: SharedTablePresence | null = null) {
    this.#elsewhere = elsewhere;
  }

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
    const windows = person === null ? lookers.anonymous : (lookers.people.get(person) ?? 0);
    this.#elsewhere?.publish(table, person, windows);
  }

  /** The tables that a person looks at. */
  tablesOf(person: Id): Id[] {
    const here = [...this.#tables].flatMap(([table, { people }]) => (people.has(person) ? [table] : []));
    return this.#elsewhere === null ? here : [...new Set([...here, ...this.#elsewhere.tablesOf(person)])];
  }

  isEmpty(table: Id): boolean {
    if (this.#tables.has(table)) return false;
    const elsewhere = this.#elsewhere?.lookers(table);
    return elsewhere === undefined || (elsewhere.people.size === 0 && elsewhere.anonymous === 0);
  }

  isHere(table: Id, person: Id): boolean {
    const isHere = this.#tables.get(table)?.people.has(person) ?? false;
    return isHere || this.#elsewhere?.isHere(table, person) === true;
  }

  /** How many look on without sitting there. */
  watching(table: Id, seated: ReadonlySet<Id>): number {
    const lookers = this.#tables.get(table);
    const elsewhere = this.#elsewhere?.lookers(table);
    const people = new Set([...(lookers?.people.keys() ?? []), ...(elsewhere?.people ?? [])]);
    const anonymous = (lookers?.anonymous ?? 0) + (elsewhere?.anonymous ?? 0);
    return anonymous + [...people].filter((person) => !seated.has(person)).length;
  }
}
