// Somebody leaves for good. Running games end for him as if he had given up in them; his seats are free, his name and his
// rating are gone, and the games of others stay. Whatever is interrupted on the way is taken up again later: each step can
// be done twice.

import type { Id } from '@tenfold/protocol';
import type { Rooms } from '../games/rooms.ts';
import type { Logger } from '../log.ts';
import { Refusal } from '../refusal.ts';
import type { Store } from '../store/store.ts';
import type { StoredTable } from '../table-state/stored-table.ts';
import type { Invitations } from '../tables/invitations.ts';
import type { PlayAnyone } from '../tables/matching.ts';
import type { Tables } from '../tables/tables.ts';
import type { People } from '../people/people.ts';

const AT_ONCE = 20;

/** Why somebody cannot give up a game that is not his any more. */
const OVER_FOR_HIM: ReadonlySet<string> = new Set(['game-over', 'not-allowed', 'not-seated', 'unknown-game']);

export interface DeparturesDeps {
  readonly store: Store;
  readonly people: People;
  readonly tables: Pick<Tables, 'vacate'>;
  readonly rooms: Rooms;
  readonly matching: Pick<PlayAnyone, 'withdraw'>;
  readonly invitations: Pick<Invitations, 'withdraw'>;
  readonly log: Logger;
}

export class Departures {
  readonly #deps: DeparturesDeps;
  readonly #underWay = new Map<Id, Promise<void>>();

  constructor(deps: DeparturesDeps) {
    this.#deps = deps;
  }

  /** Resolves when nothing is left; if that does not go through, it will be taken up again, and nobody knows him by then. */
  async leave(person: Id): Promise<void> {
    // While it can still be said to whom.
    await this.#deps.invitations.withdraw(person, null);
    await this.#deps.people.beginLeaving(person);
    await this.#finish(person);
  }

  /** Takes up what was begun and not ended. */
  async resume(): Promise<void> {
    for (const person of await this.#deps.store.leaving(AT_ONCE)) await this.#finish(person);
  }

  async settled(): Promise<void> {
    await Promise.all(this.#underWay.values());
  }

  async #finish(person: Id): Promise<void> {
    let work = this.#underWay.get(person);
    if (work === undefined) {
      work = this.#tidyUp(person)
        .catch((error: unknown) => {
          this.#deps.log.error(
            { err: error },
            'somebody who left has left something behind; it is tried again',
          );
        })
        .finally(() => this.#underWay.delete(person));
      this.#underWay.set(person, work);
    }
    await work;
  }

  async #tidyUp(person: Id): Promise<void> {
    const { store, tables, rooms, matching } = this.#deps;
    await matching.withdraw(person);
    for (;;) {
      const seated = await store.tablesOf(person, AT_ONCE);
      if (seated.length === 0) break;
      for (const { table } of seated) {
        await this.#giveUp(person, table);
        await tables.vacate(person, table.id);
      }
    }
    for (;;) {
      const games = await store.forgetFinishedGames(person, AT_ONCE);
      if (games.length === 0) break;
      for (const game of games) await rooms.readAnew(game);
    }
    await store.forgetPerson(person);
  }

  async #giveUp(person: Id, { state, game }: StoredTable): Promise<void> {
    if (state !== 'playing' || game === null) return;
    const { store, rooms } = this.#deps;
    try {
      await (await rooms.open(game)).resign(person);
    } catch (error) {
      if (!(error instanceof Refusal) || !OVER_FOR_HIM.has(error.code)) throw error;
    }
    await store.forgetInGame(person, game);
    await rooms.readAnew(game);
  }
}
