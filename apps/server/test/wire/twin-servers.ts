// Two real servers with the same people, tables and games under the same ids. Their games differ only in what some seat
// must not know: each game of the one is the twin of the other's.

import type { Id, TableOptions } from '@tenfold/protocol';
import { seedHashOf } from '@tenfold/protocol';
import type { Game } from '@tenfold/rules';
import { onTestFinished } from 'vitest';
import type { ServerConfig } from '../../src/config.ts';
import type { GamePlayer } from '../../src/game-log/game-log.ts';
import { newId } from '../../src/people/new-id.ts';
import { newSigningSecret, signedToken } from '../../src/people/token.ts';
import { startServer } from '../../src/index.ts';
import { openStore } from '../../src/store/open.ts';
import { keptThreads } from '../store/kept-threads.ts';
import type { Store } from '../../src/store/store.ts';
import { newTable } from '../../src/tables/seating.ts';
import { newFolder, removeFolder } from '../store/folder.ts';

/** Whoever plays faster than a person, and sends much that is refused, is not slowed down here. */
const WITHOUT_END = { perSecond: 1e6, burst: 1e6 };
const LIMITS: NonNullable<ServerConfig['limits']> = {
  perConnection: WITHOUT_END,
  perPerson: WITHOUT_END,
  perAddress: WITHOUT_END,
  patience: WITHOUT_END,
};
const AT = Date.UTC(2026, 0, 1);

export interface Known {
  readonly id: Id;
  readonly name: string;
  readonly token: string;
}

export interface TwinGame {
  readonly options: TableOptions;
  /** By seat: a person, or the character of a bot. */
  readonly players: readonly (Known | string)[];
  readonly game: Game;
  readonly twin: Game;
}

export interface LaidOut {
  readonly table: Id;
  readonly game: Id;
}

export class TwinServers {
  readonly #secret = newSigningSecret();
  readonly #people: Known[] = [];
  readonly #games: { readonly laid: TwinGame; readonly ids: LaidOut }[] = [];

  /** Everybody and everything must be there before the servers start. */
  addPerson(name: string): Known {
    const id = newId();
    const known = { id, name, token: signedToken({ id, generation: 0 }, this.#secret) };
    this.#people.push(known);
    return known;
  }

  addGame(game: TwinGame): LaidOut {
    const ids = { table: newId(), game: newId() };
    this.#games.push({ laid: game, ids });
    return ids;
  }

  /** Where the two can be reached, until the test is over. */
  async start(pace: NonNullable<ServerConfig['pace']> = {}): Promise<readonly [string, string]> {
    const start = async (which: 'game' | 'twin'): Promise<string> => {
      const dataFolder = await newFolder();
      onTestFinished(async () => removeFolder(dataFolder));
      const store = await openStore({ dataFolder, sqliteThreads: keptThreads });
      await this.#layOut(store, which);
      await store.close();
      const config = { host: '127.0.0.1', port: 0, dataFolder, limits: LIMITS, pace };
      const server = await startServer({ ...config, log: { level: 'silent' } }, keptThreads);
      onTestFinished(async () => server.close());
      return server.url;
    };
    return [await start('game'), await start('twin')];
  }

  async #layOut(store: Store, which: 'game' | 'twin'): Promise<void> {
    await store.secret('identity', () => this.#secret);
    for (const { id, name } of this.#people) {
      await store.addPerson({ id, name, language: 'en', createdAt: AT, generation: 0, seenAt: Date.now() });
    }
    for (const { laid, ids } of this.#games) {
      const { options, players } = laid;
      const { setup } = laid.game;
      const seats = players.map((one) =>
        typeof one === 'string'
          ? ({ kind: 'bot', character: one } as const)
          : ({ kind: 'person', id: one.id } as const),
      );
      const host = seats.find((seat) => seat.kind === 'person')?.id ?? '';
      const table = newTable(ids.table, host, options, seats, AT);
      await store.addTable(table);
      const named = seats.map((seat, place): GamePlayer => ({ ...seat, name: setup.players[place] ?? '' }));
      const seedHash = await seedHashOf(setup.seed);
      await store.startGame(
        {
          id: ids.game,
          table: ids.table,
          options,
          players: named,
          setup,
          position: laid[which],
          seedHash,
          at: AT,
        },
        { ...table, state: 'playing', game: ids.game, revision: table.revision + 1 },
      );
    }
  }
}
