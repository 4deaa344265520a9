// A table that a connection follows, and the game on it: when another game begins there, the connection goes along.

import type { Id, TableView } from '@tenfold/protocol';
import type { Follower, Room } from '../games/room.ts';
import type { Rooms } from '../games/rooms.ts';
import { Refusal } from '../refusal.ts';
import type { Tables } from '../tables/tables.ts';
import { text } from './messages.ts';

/** What it needs of the server. */
export interface TableHost {
  readonly tables: Tables;
  readonly rooms: Rooms;
  readonly isClosing: boolean;
}

export class FollowedTable {
  readonly #table: Id;
  readonly #live: TableHost;
  readonly #follower: Follower;
  /** The latest that is known; null until the first comes. */
  #view: TableView | null = null;
  /** The message about the table that was sent last. */
  #told = '';
  #game: Id | null = null;
  #room: Room | null = null;
  #begun = false;
  #ended = false;

  constructor(table: Id, live: TableHost, follower: Follower) {
    this.#table = table;
    this.#live = live;
    this.#follower = follower;
  }

  async begin(): Promise<void> {
    const view = await this.#live.tables.view(this.#table, this.#follower.person);
    // A change that came while this was being read is newer.
    this.#view ??= view;
    if (this.#ended) return;
    this.#begun = true;
    this.#tell(text({ type: 'table', table: this.#view }));
    await this.keepUp();
    this.#live.tables.presence(this.#table, this.#follower.person, true);
  }

  /** After an undo, say, when what was told before does not hold any more. */
  async tellAgain(): Promise<void> {
    this.#view = await this.#live.tables.view(this.#table, this.#follower.person);
    this.#tell(text({ type: 'table', table: this.#view }));
    await this.keepUp();
    this.#room?.tellAgain(this.#follower);
  }

  changed(view: TableView, message: string): void {
    this.#view = view;
    // Where several nodes look after a table, one may find what the other has told.
    if (this.#begun && message !== this.#told) this.#tell(message);
  }

  /** Whether another game is on the table than the one that is followed. */
  get isBehind(): boolean {
    return !this.#ended && (this.#view?.game ?? null) !== this.#game;
  }

  /** Follows the game that is now on the table. */
  async keepUp(): Promise<void> {
    if (!this.isBehind) return;
    const game = this.#view?.game ?? null;
    this.#leaveRoom();
    if (game === null) return;
    const room = await this.#live.rooms.open(game).catch((error: unknown) => {
      // There is nothing to show of it: those at the table gather for another.
      if (error instanceof Refusal && error.code === 'game-over') return null;
      throw error;
    });
    if (room === null) return;
    // A newer change is on its way to here.
    if (this.#ended || this.#view?.game !== game) return;
    try {
      room.follow(this.#follower);
    } catch (error) {
      // No spectators: the table can be seen, and the next game on it may be one to look on at.
      if (error instanceof Refusal && error.code === 'not-allowed') return;
      throw error;
    }
    this.#room = room;
    this.#game = game;
  }

  end(): void {
    if (this.#ended) return;
    this.#ended = true;
    this.#leaveRoom();
    // When the server goes away there is nobody left to tell who is still here.
    if (this.#begun && !this.#live.isClosing) {
      this.#live.tables.presence(this.#table, this.#follower.person, false);
    }
  }

  #tell(message: string): void {
    this.#told = message;
    this.#follower.send(message);
  }

  #leaveRoom(): void {
    this.#room?.unfollow(this.#follower);
    this.#room = null;
    this.#game = null;
  }
}
