// What rooms ask where other nodes write to the same games. Each node has a room of its own for a game that somebody
// follows there, and the log in the store is the one truth of all of them. A server on its own has nobody to ask.

import type { Id, Said } from '@tenfold/protocol';
import type { GameStart, StoredEntry } from '../game-log/game-log.ts';

export interface SharedGames {
  /** What the log has after its first `after` entries. */
  entriesAfter(game: Id, after: number): Promise<readonly StoredEntry[]>;
  /**
   * The fencing number under which this node drives a game: lets its bots move and its clocks run out. Null while another
   * node does, or none.
   */
  fenceOf(game: Id): number | null;
  /** Something was refused under it: another node drives the game now. */
  lost(game: Id): void;
  /** A room was opened: from now on it is to be told when others write, and may drive. */
  opened(game: Id, table: Id): void;
  closed(game: Id, table: Id): void;
  /** Somebody here says something; the others tell it to those who follow the game there. */
  said(game: Id, said: Said): void;
  /** Another node has written the end. */
  ended(start: GameStart): void;
  /** Whether somebody looks at a table by way of another node. */
  isElsewhere(table: Id, person: Id): boolean;
}
