// The games in memory of this node, of which the others have rooms of their own: follows what they write, and drives those
// that no other node drives.

import type { Id, Said } from '@tenfold/protocol';
import { Multimap } from '../data-structures/multimap.ts';
import type { GameStart, StoredEntry } from '../game-log/game-log.ts';
import type { Rooms } from '../games/rooms.ts';
import type { SharedGames } from '../games/shared-games.ts';
import type { Logger } from '../log.ts';
import type { Tables } from '../tables/tables.ts';
import type { GameLeases } from './game-leases.ts';
import type { LivingNode } from './node-session.ts';
import type { NoticeBoard } from './notice-board.ts';
import type { SharedLogs } from './shared-logs.ts';
import type { SharedPresence } from './shared-presence.ts';

export interface ClusterGamesDeps {
  readonly logs: SharedLogs;
  readonly leases: GameLeases;
  readonly board: NoticeBoard;
  readonly presence: () => SharedPresence;
  readonly log: Logger;
}

export class ClusterGames implements SharedGames {
  readonly #deps: ClusterGamesDeps;
  /** Games in memory by their tables. */
  readonly #atTable = new Multimap<Id>();
  #rooms: Rooms | null = null;
  #tables: Tables | null = null;

  constructor(deps: ClusterGamesDeps) {
    this.#deps = deps;
  }

  begin(rooms: Rooms, tables: Tables): void {
    this.#rooms = rooms;
    this.#tables = tables;
  }

  // What rooms ask

  async entriesAfter(game: Id, after: number): Promise<readonly StoredEntry[]> {
    return this.#deps.logs.entriesAfter(game, after);
  }

  fenceOf(game: Id): number | null {
    return this.#deps.leases.fenceOf(game);
  }

  lost(game: Id): void {
    this.#deps.leases.forget(game);
  }

  opened(game: Id, table: Id): void {
    this.#atTable.add(table, game);
    void this.#claim(game);
  }

  closed(game: Id, table: Id): void {
    this.#atTable.delete(table, game);
    if (this.fenceOf(game) === null) return;
    this.#deps.leases.release([game]).then(
      () => this.#deps.board.put(['free', game]),
      (error: unknown) => this.#deps.log.error({ err: error }, 'a game could not be handed over'),
    );
  }

  said(game: Id, said: Said): void {
    this.#deps.board.put(['said', game, said]);
  }

  /** Should the node that wrote the end be gone before it told the table, those here see it all the same. */
  ended({ table }: GameStart): void {
    void this.#tables?.lookAgain(table).catch(() => undefined);
  }

  isElsewhere(table: Id, person: Id): boolean {
    return this.#deps.presence().isHere(table, person);
  }

  // What others tell

  /** With the last of its entries, if they were told. */
  grew(game: Id, length: number, told: readonly StoredEntry[] = []): void {
    const room = this.#rooms?.inMemory(game);
    if (room !== null && room !== undefined && room.sequence < length) room.catchUp(told);
  }

  free(game: Id): void {
    if (this.#rooms?.inMemory(game) !== null) void this.#claim(game);
  }

  heard(game: Id, said: Said): void {
    this.#rooms?.inMemory(game)?.heard(said);
  }

  readAnew(game: Id): void {
    void this.#rooms?.readAnew(game).catch(() => undefined);
  }

  moved(table: Id): void {
    for (const game of this.#atTable.get(table)) this.#rooms?.inMemory(game)?.presenceElsewhere();
  }

  /** What is in memory is compared with the store: bounds what a notice that got lost can cost. */
  async compare(living: readonly LivingNode[]): Promise<void> {
    const known = this.#rooms?.known ?? new Map<Id, number>();
    if (known.size === 0) return;
    const alive = new Set(living.map(({ id }) => id));
    const games = [...known].map(([id, length]) => ({ id, length, fence: this.fenceOf(id) }));
    for (const { id, length, driver, fence, isOver } of await this.#deps.logs.changed(games, [...alive])) {
      if (length > (known.get(id) ?? 0)) this.grew(id, length);
      const own = this.fenceOf(id);
      if (own !== null && own !== fence) this.lost(id);
      const isDriven = driver !== null && alive.has(driver) && (own === null || own === fence);
      if (!isOver && (!isDriven || (driver === this.#deps.leases.node && own === null))) void this.#claim(id);
    }
  }

  /** Who has left for good is somebody without a name also where nobody was told of it. */
  async comparePeople(): Promise<void> {
    const games = this.#rooms?.people ?? new Map<Id, readonly Id[]>();
    for (const game of await this.#deps.logs.leftBySomebody(games)) this.readAnew(game);
  }

  /** This node was silent for so long that it dared drive nothing, and nobody has taken over from it. */
  driveOn(): void {
    for (const game of this.#rooms?.known.keys() ?? []) {
      if (this.fenceOf(game) !== null) this.#rooms?.inMemory(game)?.drive();
    }
  }

  /** This node was taken for dead: others may drive all of its games. */
  forgetAll(): void {
    this.#deps.leases.forgetAll();
  }

  async #claim(game: Id): Promise<void> {
    try {
      const isNew = this.fenceOf(game) === null;
      if ((await this.#deps.leases.claim(game)) && isNew) this.#rooms?.inMemory(game)?.drive();
    } catch (error) {
      // It is tried again when games are compared.
      this.#deps.log.error({ err: error }, 'a game could not be taken over');
    }
  }
}
