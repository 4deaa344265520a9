// How a table is changed: read, change, write with the next revision, tell everybody. One change of a table at a time in
// this process; should another process come first, the change is tried again on what that one left.

import type { Id, TableView } from '@tenfold/protocol';
import { KeyedQueue } from '../data-structures/keyed-queue.ts';
import type { Logger } from '../log.ts';
import { Refusal } from '../refusal.ts';
import type { Store } from '../store/store.ts';
import type { StoredTable } from '../table-state/stored-table.ts';
import { ConflictError } from '../store/store.ts';
import { asItStands } from '../table-state/table-view.ts';
import type { TableViews } from './table-views.ts';

export interface TableChangesDeps {
  readonly store: Store;
  readonly views: TableViews;
  readonly now: () => number;
  readonly log: Logger;
}

/** Each time somebody's change was stored: so many others at once are more than a table has seats. */
const MOST_TRIES = 8;

export const unknownTable = (): Refusal =>
  new Refusal('unknown-table', 'there is no such table; check the link, or make a new table');

export class TableChanges {
  readonly #deps: TableChangesDeps;
  readonly #queue = new KeyedQueue();
  readonly #listeners: ((view: TableView) => void)[] = [];

  constructor(deps: TableChangesDeps) {
    this.#deps = deps;
  }

  /** Told of every change after it is stored. */
  onChange(listener: (view: TableView) => void): void {
    this.#listeners.push(listener);
  }

  async read(id: Id): Promise<StoredTable> {
    const table = await this.#deps.store.table(id);
    if (table === null) throw unknownTable();
    const { state, game } = table;
    const summary = state !== 'playing' || game === null ? null : await this.#deps.store.summary(game);
    return asItStands(table, (summary?.finishedAt ?? null) !== null, this.#deps.now());
  }

  /** Stores the table that `step` makes of it, unless that is the same. */
  async change(id: Id, step: (table: StoredTable) => StoredTable): Promise<TableView> {
    return this.write(id, async (before) => this.store(before, step(before)));
  }

  /** Lets `write` store a change of the table; on a conflict again. Everybody is told if there was one. */
  async write(id: Id, write: (table: StoredTable) => Promise<StoredTable>): Promise<TableView> {
    return this.#queue.enqueue(id, async () => {
      const { before, after } = await this.#attempt(id, write);
      const view = await this.#deps.views.of(after);
      if (after !== before) this.#tell(view);
      return view;
    });
  }

  /**
   * Everybody is told whether or not there was a change: who is here has changed, or what somebody is called. `begin` is
   * called when its turn has come.
   */
  async showAnew(id: Id, begin: () => (table: StoredTable) => StoredTable): Promise<void> {
    await this.#queue.enqueue(id, async () => {
      // What is to be told of the same moment is told together.
      await Promise.resolve();
      const step = begin();
      const { after } = await this.#attempt(id, async (before) => this.store(before, step(before)));
      this.#tell(await this.#deps.views.of(after));
    });
  }

  /** Tells everybody how the table stands, without any change. */
  async lookAgain(id: Id): Promise<void> {
    await this.#queue.enqueue(id, async () => this.#tell(await this.#deps.views.of(await this.read(id))));
  }

  async store(before: StoredTable, after: StoredTable): Promise<StoredTable> {
    if (after === before) return before;
    const written = this.revised(after);
    await this.#deps.store.changeTable(written);
    return written;
  }

  revised(table: StoredTable): StoredTable {
    return { ...table, revision: table.revision + 1, changedAt: this.#deps.now() };
  }

  /** When all changes under way are stored and told. */
  async settled(): Promise<void> {
    await this.#queue.settled();
  }

  async #attempt(
    id: Id,
    write: (table: StoredTable) => Promise<StoredTable>,
  ): Promise<{ readonly before: StoredTable; readonly after: StoredTable }> {
    const attempt = async () => {
      const before = await this.read(id);
      return { before, after: await write(before) };
    };
    for (let tries = 1; tries <= MOST_TRIES; tries++) {
      try {
        return await attempt();
      } catch (error) {
        if (!(error instanceof ConflictError)) throw error;
      }
    }
    throw new Refusal('not-ready', 'others changed the table at the same moment; look at it and try again');
  }

  #tell(view: TableView): void {
    for (const listener of this.#listeners) {
      try {
        listener(view);
      } catch (error) {
        this.#deps.log.error({ err: error }, 'somebody could not be told of a table');
      }
    }
  }
}
