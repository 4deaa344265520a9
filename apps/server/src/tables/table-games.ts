// The games that begin at a table: who plays, with what, and the table that plays it from then on.

import type { Id, TableOptions } from '@tenfold/protocol';
import { peopleAskedFirst } from '../game-log/beginning.ts';
import type { GameStart } from '../game-log/game-log.ts';
import { newId } from '../people/new-id.ts';
import type { Store } from '../store/store.ts';
import type { StoredTable } from '../table-state/stored-table.ts';
import { peopleAt } from '../table-state/stored-table.ts';
import { renewed, termsOf } from '../table-state/consent.ts';
import { draftedOptions } from '../table-state/draft.ts';
import type { Party } from './game-start.ts';
import { newGameStart } from './game-start.ts';
import { leave, newTable } from './seating.ts';
import type { TableChanges } from './table-changes.ts';
import type { TableViews } from './table-views.ts';

export interface TableGamesDeps {
  readonly store: Store;
  readonly views: TableViews;
  readonly changes: TableChanges;
  readonly now: () => number;
}

/** A table that is made for a game. */
export interface NewTable {
  readonly host: Id;
  readonly options: TableOptions;
  readonly seats: StoredTable['seats'];
  /** Strangers were found for each other. */
  readonly matched: boolean;
}

/** A table with the game that has begun there. */
export interface TableAtPlay {
  readonly table: StoredTable;
  readonly start: GameStart;
  /** Seats of people for whom it waits first. */
  readonly waitingFor: readonly number[];
}

export class TableGames {
  readonly #deps: TableGamesDeps;

  constructor(deps: TableGamesDeps) {
    this.#deps = deps;
  }

  /** `check` throws a Refusal if the game may not begin. Gives back the id of the game. */
  async start(
    id: Id,
    check: (table: StoredTable) => void,
    begin: (party: Party) => Promise<GameStart> = newGameStart,
  ): Promise<Id> {
    const view = await this.#deps.changes.write(id, async (table) => {
      check(table);
      return this.#play(table, await begin(await this.#party(table)));
    });
    if (view.game === null) throw new Error(`table ${id} has started a game and has none`);
    return view.game;
  }

  /** Makes the table and starts its game; gives back the table's id. */
  async startAtNewTable(
    { host, options, seats, matched }: NewTable,
    begin?: (party: Party) => Promise<GameStart>,
  ): Promise<Id> {
    const table = { ...newTable(newId(), host, options, seats, this.#deps.now()), matched };
    await this.#deps.store.addTable(table);
    try {
      await this.start(table.id, () => undefined, begin);
    } catch (error) {
      // Nobody comes back to a table that never had its game.
      for (const person of peopleAt(table)) {
        await this.#deps.changes.change(table.id, (one) => leave(one, person));
      }
      throw error;
    }
    return table.id;
  }

  /** The same, made and not stored: whoever stores it does so in one go. */
  async newTableAtPlay({ host, options, seats, matched }: NewTable): Promise<TableAtPlay> {
    const made = { ...newTable(newId(), host, options, seats, this.#deps.now()), matched };
    const start = await newGameStart(await this.#party(made));
    return { table: this.#playing(made, start), start, waitingFor: peopleAskedFirst(start) };
  }

  /** Everybody has agreed to the rematch that is on the table. */
  async startRematch(table: StoredTable): Promise<StoredTable> {
    const agreed = { ...table, options: termsOf(table) };
    return this.#play(
      agreed,
      await newGameStart(await this.#party(agreed), await this.#winnersOf(agreed.game)),
    );
  }

  /** Ten cards lie on the table, picked by those who sit there: that is what they play, and what a rematch repeats. */
  async startDrafted(table: StoredTable): Promise<StoredTable> {
    const drafted = { ...table, options: draftedOptions(table), draft: null };
    return this.#play(drafted, await newGameStart(await this.#party(drafted)));
  }

  async #play(table: StoredTable, start: GameStart): Promise<StoredTable> {
    const playing = this.#playing(table, start);
    await this.#deps.store.startGame(start, playing, peopleAskedFirst(start));
    return playing;
  }

  #playing(table: StoredTable, start: GameStart): StoredTable {
    // What was agreed to is being played: for the game after it everybody is asked anew.
    const consent = renewed(table.consent, []);
    return this.#deps.changes.revised({ ...table, state: 'playing', game: start.id, consent });
  }

  async #winnersOf(game: Id | null): Promise<number[]> {
    const summary = game === null ? null : await this.#deps.store.summary(game);
    return (summary?.players ?? []).flatMap(({ place }, seat) => (place === 1 ? [seat] : []));
  }

  async #party(table: StoredTable): Promise<Party> {
    const players = await this.#deps.views.playersOf(table);
    const { id, options, matched, game } = table;
    // Whatever is played there after the first game, those who play it have chosen to.
    const isDealt = matched && game === null;
    return { table: id, options, players, ...(isDealt ? { dealt: true } : {}), at: this.#deps.now() };
  }
}
