// Tables as they are shown: with the names of those who sit there, and who of them is here.

import type { TableView } from '@tenfold/protocol';
import { uniqueNames } from '@tenfold/protocol';
import type { GamePlayer } from '../game-log/game-log.ts';
import type { People } from '../people/people.ts';
import type { StoredTable } from '../table-state/stored-table.ts';
import { peopleAt } from '../table-state/stored-table.ts';
import { type Names, nameOf, tableView } from '../table-state/table-view.ts';
import type { Characters } from './characters.ts';
import { fullParty } from './seating.ts';
import type { TablePresence } from './table-presence.ts';

export class TableViews {
  readonly #people: People;
  readonly #characters: Characters;
  readonly #presence: TablePresence;

  constructor(people: People, characters: Characters, presence: TablePresence) {
    this.#people = people;
    this.#characters = characters;
    this.#presence = presence;
  }

  async of(table: StoredTable): Promise<TableView> {
    return tableView(table, await this.#names(table), this.#presence);
  }

  /** By seat: those who will play, as they are called in the game; refused until all seats are taken. */
  async playersOf(table: StoredTable): Promise<GamePlayer[]> {
    const holders = fullParty(table);
    const known = await this.#names(table);
    const names = uniqueNames(holders.map((holder) => nameOf(holder, known)));
    return holders.map((holder, seat): GamePlayer => ({ ...holder, name: names[seat] ?? '' }));
  }

  async #names(table: StoredTable): Promise<Names> {
    const people = await this.#people.byId(peopleAt(table));
    return { people, nameOfCharacter: (id) => this.#characters.nameOf(id) };
  }
}
