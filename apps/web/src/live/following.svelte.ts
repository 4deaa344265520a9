// A table and the game on it, as they stand, for as long as the page looks at them.

import type { GameEvent } from '@tenfold/rules';
import type { GameState, TableView, ToClient } from '@tenfold/protocol';
import { Refused } from '../api.ts';
import { identity } from '../identity.svelte.ts';
import type { ConnectionState } from './connection.ts';
import { Connection, ConnectionLost } from './connection.ts';

/** What happened since the last state, for motion, sound and the log. */
export interface Step {
  readonly state: GameState;
  readonly events: readonly GameEvent[];
  readonly undone: boolean;
}

export interface FollowingListener {
  /** Everything is new: a game was opened, or the connection has come back. */
  opened?(state: GameState, history: readonly GameEvent[]): void;
  stepped?(step: Step): void;
}

interface Choice {
  readonly game: string;
  readonly number: number;
  readonly option: number;
}

export class Following {
  readonly tableId: string;
  connection: ConnectionState = $state('connecting');
  table: TableView | null = $state.raw(null);
  state: GameState | null = $state.raw(null);
  /** All that happened in the game, as this seat may know it. Grows in place: `length` tells of more. */
  history: readonly GameEvent[] = $state.raw([]);
  /** Why there is nothing to follow. */
  trouble: Refused | null = $state.raw(null);
  /** A choice on its way to the server. */
  pending: Choice | null = $state.raw(null);

  private live: Connection | undefined;
  private readonly listeners = new Set<FollowingListener>();

  constructor(tableId: string) {
    this.tableId = tableId;
  }

  async begin(): Promise<void> {
    await identity.need();
    this.live = new Connection({
      welcomed: () => void this.open(),
      received: (message) => this.receive(message),
      changed: (state) => (this.connection = state),
    });
  }

  end(): void {
    this.live?.close();
    this.listeners.clear();
  }

  listen(listener: FollowingListener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Answers the question before one. A choice whose answer was lost is sent again after the connection is back. */
  async choose(option: number): Promise<void> {
    const { state } = this;
    const prompt = state?.prompt ?? null;
    if (state === null || prompt === null || this.pending !== null) return;
    this.pending = { game: state.game, number: prompt.number, option };
    await this.sendPending();
  }

  undo = async (): Promise<void> => this.inGame((game) => ({ type: 'undo', game }));
  resign = async (): Promise<void> => this.inGame((game) => ({ type: 'resign', game }));
  voteToEnd = async (): Promise<void> => this.inGame((game) => ({ type: 'end', game }));
  voteToReplace = async (seat: number): Promise<void> =>
    this.inGame((game) => ({ type: 'replace', game, seat }));
  allowUndo = async (request: number, allow: boolean): Promise<void> =>
    this.inGame((game) => ({ type: 'allow-undo', game, request, allow }));

  private async inGame(message: (game: string) => Parameters<Connection['say']>[0]): Promise<void> {
    if (this.state === null || this.live === undefined) return;
    await this.live.say(message(this.state.game));
  }

  private async open(): Promise<void> {
    try {
      await this.live?.say({ type: 'open', table: this.tableId });
      this.trouble = null;
      await this.sendPending();
    } catch (error) {
      if (error instanceof Refused) this.trouble = error;
    }
  }

  private async sendPending(): Promise<void> {
    const choice = this.pending;
    if (choice === null || this.live === undefined) return;
    try {
      await this.live.say({ type: 'choose', ...choice });
      this.settle(choice);
    } catch (error) {
      if (error instanceof ConnectionLost) return;
      this.settle(choice);
      throw error;
    }
  }

  private settle(choice: Choice): void {
    if (this.pending === choice) this.pending = null;
  }

  private receive(message: ToClient): void {
    switch (message.type) {
      case 'table':
        this.table = message.table;
        break;
      case 'opened':
        this.state = message.state;
        this.history = message.history;
        for (const listener of this.listeners) listener.opened?.(message.state, message.history);
        break;
      case 'state':
        this.step(message);
        break;
      case 'thinking':
        if (this.state?.game === message.game) this.state = { ...this.state, thinking: message.thinking };
        break;
      default:
        break;
    }
  }

  private step({
    state,
    events,
    undone = false,
  }: {
    state: GameState;
    events: readonly GameEvent[];
    undone?: boolean;
  }): void {
    if (this.state?.game === state.game && state.sequence < this.state.sequence) return;
    this.state = state;
    // What was taken back is no longer part of what happened: the server tells it anew.
    if (undone) void this.open();
    else this.history = [...this.history, ...events];
    for (const listener of this.listeners) listener.stepped?.({ state, events, undone });
  }
}
