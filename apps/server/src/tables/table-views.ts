// Tables as they are shown: with the names of those who sit there, and who of them is here.

import type { Consent, Id, Occupant, TableView } from '@tenfold/protocol';
import { uniqueNames } from '@tenfold/protocol';
import { SOMEBODY } from '../game-log/anonymise.ts';
import type { GamePlayer } from '../game-log/game-log.ts';
import type { People } from '../people/people.ts';
import type { SeatHolder, StoredPerson, StoredTable } from '../store/store.ts';
import type { Characters } from './characters.ts';
import { endOf } from './consent.ts';
import { fullParty, peopleAt } from './seating.ts';
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
    return this.shown(table, await this.#people.byId(peopleAt(table)));
  }

  /** With people that were looked up before. */
  shown(table: StoredTable, people: ReadonlyMap<Id, StoredPerson>): TableView {
    const seated = peopleAt(table);
    return {
      id: table.id,
      options: table.options,
      seats: table.seats.map((holder) => (holder === null ? null : this.#occupant(table.id, holder, people))),
      host: table.host,
      game: table.game,
      state: table.state,
      watching: this.#presence.watching(table.id, new Set(seated)),
      overflow: table.overflow,
      consent: consentView(table),
    };
  }

  /** By seat: those who will play, as they are called in the game; refused until all seats are taken. */
  async playersOf(table: StoredTable): Promise<GamePlayer[]> {
    const holders = fullParty(table);
    const people = await this.#people.byId(peopleAt(table));
    const names = uniqueNames(holders.map((holder) => this.#nameOf(holder, people)));
    return holders.map((holder, seat): GamePlayer => ({ ...holder, name: names[seat] ?? '' }));
  }

  #occupant(table: Id, holder: SeatHolder, people: ReadonlyMap<Id, StoredPerson>): Occupant {
    const name = this.#nameOf(holder, people);
    if (holder.kind === 'bot') return { ...holder, name };
    const language = people.get(holder.id)?.language ?? 'en';
    return { ...holder, name, language, here: this.#presence.isHere(table, holder.id) };
  }

  #nameOf(holder: SeatHolder, people: ReadonlyMap<Id, StoredPerson>): string {
    if (holder.kind === 'bot') return this.#characters.nameOf(holder.character);
    return people.get(holder.id)?.name ?? SOMEBODY;
  }
}

const consentView = ({ consent }: StoredTable): Consent => ({
  number: consent.number,
  people: consent.people.map(({ person }) => person),
  offer: consent.offer === null ? null : { ...consent.offer, until: endOf(consent.offer, consent) },
  past: [...consent.past],
});
