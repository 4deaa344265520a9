// A table of the server and the game on it, as they stand, for as long as the page looks at them.

import type { CardId, GameEvent } from '@tenfold/rules';
import type {
  GameState,
  Phrase,
  Reaction,
  RefusalCode,
  Said,
  TableView,
  ToClient,
  UndoMark,
} from '@tenfold/protocol';
import { Refused } from '../api.ts';
import { identity } from '../identity.svelte.ts';
import type { ConnectionState } from './connection.ts';
import { Connection, ConnectionLost } from './connection.ts';
import type { FollowedGame, FollowingListener } from './followed-game.ts';
import { promptsOf } from './prompts.ts';

interface Choice {
  readonly game: string;
  readonly number: number;
  readonly option: number;
  /** The page chose it: the server makes it after a pause, as long as people take. */
  readonly later?: true;
}

/** Refusals after which the same may be tried again in a moment. */
const PASSING: ReadonlySet<RefusalCode> = new Set(['too-fast', 'not-ready']);
const TRY_AGAIN_MS = 1_500;

export class Following implements FollowedGame {
  readonly tableId: string;
  connection: ConnectionState = $state('connecting');
  /** The server has said that it goes away for a moment. */
  isServerLeaving = $state(false);
  table: TableView | null = $state.raw(null);
  state: GameState | null = $state.raw(null);
  /** All that happened in the game, as this seat may know it; exchanged as a whole when there is more. */
  history: readonly GameEvent[] = $state.raw([]);
  /** Where in the history choices were taken back. */
  undone: readonly UndoMark[] = [];
  /** What was said in the game, the oldest first. */
  said: readonly Said[] = $state.raw([]);
  /** Why there is nothing to follow. */
  trouble: Refused | null = $state.raw(null);
  /** A choice on its way to the server. */
  pending: Choice | null = $state.raw(null);

  private live: Connection | undefined;
  private readonly listeners = new Set<FollowingListener>();
  private hasEnded = false;
  /** By how much the server's clock is ahead of this device's. */
  private ahead = 0;
  private tryAgain: ReturnType<typeof setTimeout> | undefined;

  constructor(tableId: string) {
    this.tableId = tableId;
  }

  async begin(): Promise<void> {
    await identity.need();
    // The person may have gone to another page meanwhile.
    if (this.hasEnded || this.live !== undefined) return;
    this.live = new Connection({
      welcomed: (time) => this.welcomed(time),
      received: (message) => this.receive(message),
      changed: (state, refusal) => {
        this.connection = state;
        if (refusal !== undefined) this.trouble = refusal;
      },
    });
  }

  end(): void {
    this.hasEnded = true;
    clearTimeout(this.tryAgain);
    this.live?.close();
    this.listeners.clear();
  }

  listen(listener: FollowingListener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** What the server's clock shows now: a device's own may be wrong. */
  now(): number {
    return Date.now() + this.ahead;
  }

  /** A moment of the server's clock by this device's own. */
  hereAt(time: number): number {
    return time - this.ahead;
  }

  /**
   * Answers the question of this number. A choice whose answer was lost with the connection is sent again when that is back
   * and the question still stands; the server makes it once.
   */
  async choose(number: number, option: number, later = false): Promise<void> {
    if (this.state === null || this.pending !== null) return;
    const { game } = this.state;
    this.pending = { game, number, option, ...(later ? { later } : {}) };
    await this.sendPending();
  }

  undo = async (): Promise<void> => this.inGame((game) => ({ type: 'undo', game }));
  resign = async (): Promise<void> => this.inGame((game) => ({ type: 'resign', game }));
  voteToEnd = async (): Promise<void> => this.inGame((game) => ({ type: 'end', game }));
  refuseToEnd = async (): Promise<void> => this.inGame((game) => ({ type: 'refuse-end', game }));
  voteToReplace = async (seat: number): Promise<void> =>
    this.inGame((game) => ({ type: 'replace', game, seat }));
  allowUndo = async (request: number, allow: boolean): Promise<void> =>
    this.inGame((game) => ({ type: 'allow-undo', game, request, allow }));

  say = async (phrase: Phrase | Reaction, card?: CardId): Promise<void> =>
    this.inGame((game) => ({ type: 'say', game, phrase, ...(card === undefined ? {} : { card }) }));

  private async inGame(message: (game: string) => Parameters<Connection['say']>[0]): Promise<void> {
    if (this.state === null || this.live === undefined) return;
    await this.live.say(message(this.state.game));
  }

  private welcomed(time: number): void {
    this.ahead = time - Date.now();
    this.isServerLeaving = false;
    void this.open();
  }

  private async open(): Promise<void> {
    clearTimeout(this.tryAgain);
    try {
      await this.live?.say({ type: 'open', table: this.tableId });
      this.trouble = null;
    } catch (error) {
      // A connection that is lost, or about to be, opens the table again when it is back.
      if (!(error instanceof Refused) || error.code === 'shutting-down') return;
      if (PASSING.has(error.code)) this.tryAgain = setTimeout(() => void this.open(), TRY_AGAIN_MS);
      else this.trouble = error;
      return;
    }
    // Nobody waits for this one's outcome: if it is refused, how the game stands shows why.
    await this.sendPending().catch(() => undefined);
  }

  private async sendPending(): Promise<void> {
    const choice = this.pending;
    if (choice === null || this.live === undefined) return;
    try {
      await this.live.say({ type: 'choose', ...choice });
      this.settle(choice);
    } catch (error) {
      if (error instanceof ConnectionLost) return;
      if (error instanceof Refused && error.code === 'shutting-down') return;
      this.settle(choice);
      throw error;
    }
  }

  private settle(choice: Choice): void {
    if (this.pending === choice) this.pending = null;
  }

  /** A choice whose question is past was made, or cannot be made any more. */
  private forgetPast(state: GameState): void {
    const { pending } = this;
    if (pending === null) return;
    const isOpen = promptsOf(state).some(({ number }) => number === pending.number);
    if (pending.game !== state.game || !isOpen) this.pending = null;
  }

  private receive(message: ToClient): void {
    switch (message.type) {
      case 'table':
        this.table = message.table;
        break;
      case 'opened':
        this.state = message.state;
        this.history = message.history;
        this.undone = message.undone;
        this.said = message.said;
        this.forgetPast(message.state);
        for (const listener of this.listeners) listener.opened?.(message.state);
        break;
      case 'state':
        this.step(message);
        break;
      case 'thinking':
        if (this.state?.game === message.game) this.state = { ...this.state, thinking: message.thinking };
        break;
      case 'said':
        if (this.state?.game !== message.game) break;
        this.said = [...this.said, message.said];
        for (const listener of this.listeners) listener.heard?.(message.said);
        break;
      case 'closing':
        this.isServerLeaving = true;
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
    this.forgetPast(state);
    // What was taken back is no longer part of what happened: the server tells it anew.
    if (undone) void this.open();
    else if (events.length > 0) this.history = [...this.history, ...events];
    for (const listener of this.listeners) listener.stepped?.({ state, events, undone });
  }
}
