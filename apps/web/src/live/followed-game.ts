// A game as the table follows it and plays in it, wherever it is kept: on a server, or in the page itself.

import type { GameState, Phrase, Reaction, Said, TableView, UndoMark } from '@tenfold/protocol';
import type { CardId, GameEvent } from '@tenfold/rules';
import type { ConnectionState } from './connection.ts';

/** What happened since the last state, for motion, sound and the log. */
export interface GameStep {
  readonly state: GameState;
  readonly events: readonly GameEvent[];
  readonly undone: boolean;
}

export interface FollowingListener {
  /** Everything is new: a game was opened, the connection has come back, or after an undo what happened was told anew. */
  opened?(state: GameState): void;
  stepped?(step: GameStep): void;
  /** Somebody at the table says something. */
  heard?(said: Said): void;
}

export interface FollowedGame {
  readonly tableId: string;
  readonly connection: ConnectionState;
  /** The server has said that it goes away for a moment. */
  readonly isServerLeaving: boolean;
  readonly table: TableView | null;
  readonly state: GameState | null;
  /** All that happened in the game, as this seat may know it; exchanged as a whole when there is more. */
  readonly history: readonly GameEvent[];
  /** Where in the history choices were taken back. */
  readonly undone: readonly UndoMark[];
  /** What was said in the game, the oldest first. */
  readonly said: readonly Said[];
  /** A choice on its way to whoever keeps the game. */
  readonly pending: object | null;

  listen(listener: FollowingListener): () => void;
  /** What the clock of whoever keeps the game shows now. */
  now(): number;
  /** A moment of that clock by this device's own. */
  hereAt(time: number): number;

  /** Answers the question of this number; `later` if the page chose it and a person would have taken a moment. */
  choose(number: number, option: number, later?: boolean): Promise<void>;
  readonly undo: () => Promise<void>;
  readonly resign: () => Promise<void>;
  readonly voteToEnd: () => Promise<void>;
  readonly refuseToEnd: () => Promise<void>;
  readonly voteToReplace: (seat: number) => Promise<void>;
  readonly allowUndo: (request: number, allow: boolean) => Promise<void>;
  readonly say: (phrase: Phrase | Reaction, card?: CardId) => Promise<void>;
}
