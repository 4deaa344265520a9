// A game that is played in the page itself, without a server, as the table follows it.

import type { GameState, Said, TableView, UndoMark } from '@tenfold/protocol';
import { GAME_OF_ONES_OWN } from '@tenfold/protocol';
import type { GameEvent } from '@tenfold/rules';
import type { LessonProgress } from '@tenfold/scenarios';
import type { FollowedGame, FollowingListener } from '../live/followed-game.ts';
import type { KeptGame } from './kept-game.ts';
import type { LocalChoice, LocalStart } from './local-match.ts';
import type { FromLocalGame, ToLocalGame } from './messages.ts';

/** What the game is kept in: a worker, or in tests something that answers like one. */
export interface LocalKeeper {
  send(message: ToLocalGame): void;
  end(): void;
}

export type KeeperMaker = (tell: (message: FromLocalGame) => void, failed: () => void) => LocalKeeper;

export interface LocalGameWish {
  readonly start: LocalStart;
  /** Those of a game that was left. */
  readonly choices?: readonly LocalChoice[];
  /** How long a bot takes for a choice, in milliseconds. */
  readonly beat?: number;
  /** As the device has kept it when it was opened. */
  readonly kept?: KeptGame;
  /** Told after every choice, for keeping the game. */
  readonly saved?: (choices: readonly LocalChoice[], told: FromLocalGame) => void;
}

/** A person looks at what a bot does, and is not kept waiting. */
const BEAT_MS = 550;

let made = 0;

export class LocalGame implements FollowedGame {
  readonly tableId: string;
  readonly isServerLeaving = false;
  readonly said: readonly Said[] = [];
  connection: 'connecting' | 'open' | 'lost' = $state('connecting');
  table: TableView | null = $state.raw(null);
  state: GameState | null = $state.raw(null);
  history: readonly GameEvent[] = $state.raw([]);
  undone: readonly UndoMark[] = [];
  pending: { readonly number: number } | null = $state.raw(null);
  /** How far one is, in a lesson. */
  lesson: LessonProgress | null = $state.raw(null);
  /** Once it is over, of a game that has one. */
  record: string | null = $state.raw(null);
  /** The thread that keeps it has failed. */
  hasFailed = $state(false);

  readonly #wish: LocalGameWish;
  readonly #keeper: LocalKeeper;
  readonly #listeners = new Set<FollowingListener>();

  constructor(wish: LocalGameWish, keeperMaker: KeeperMaker = inWorker) {
    made++;
    this.tableId = `here-${made}`;
    this.#wish = wish;
    this.table = tableOf(this.tableId, wish);
    this.#keeper = keeperMaker(
      (message) => this.#receive(message),
      () => (this.hasFailed = true),
    );
    this.#keeper.send({
      type: 'begin',
      id: this.tableId,
      // A position may be a component's state.
      start: wish.start,
      choices: wish.choices ?? [],
      beat: wish.beat ?? BEAT_MS,
    });
  }

  /** Null for a game that nobody keeps. */
  get kept(): KeptGame | null {
    return this.#wish.kept ?? null;
  }

  end(): void {
    this.#keeper.end();
    this.#listeners.clear();
  }

  listen(listener: FollowingListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  now(): number {
    return Date.now();
  }

  hereAt(time: number): number {
    return time;
  }

  async choose(number: number, option: number): Promise<void> {
    if (this.state === null || this.pending !== null) return;
    this.pending = { number };
    this.#keeper.send({ type: 'choose', number, option });
  }

  readonly undo = async (): Promise<void> => this.#keeper.send({ type: 'undo' });
  readonly resign = async (): Promise<void> => this.#keeper.send({ type: 'resign' });
  /** Bots always agree. */
  readonly voteToEnd = this.resign;
  readonly refuseToEnd = nothing;
  readonly voteToReplace = nothing;
  readonly allowUndo = nothing;
  readonly say = nothing;

  #receive(message: FromLocalGame): void {
    const { state } = message;
    this.connection = 'open';
    this.state = state;
    this.pending = null;
    this.lesson = message.lesson;
    this.record = message.record;
    if (message.type === 'opened') {
      this.history = message.history;
      this.undone = message.undone;
      if (message.isBack)
        for (const listener of this.#listeners) listener.stepped?.({ state, events: [], undone: true });
      for (const listener of this.#listeners) listener.opened?.(state);
    } else {
      const { events } = message;
      if (events.length > 0) this.history = [...this.history, ...events];
      for (const listener of this.#listeners) listener.stepped?.({ state, events, undone: false });
    }
    this.#wish.saved?.(message.choices, message);
  }
}

/** There is nobody to ask. */
async function nothing(): Promise<void> {}

const inWorker: KeeperMaker = (tell, failed) => {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<FromLocalGame>) => tell(data));
  worker.addEventListener('error', failed);
  return { send: (message) => worker.postMessage(message, []), end: () => worker.terminate() };
};

/** The table as a server would describe it. */
function tableOf(id: string, { start }: LocalGameWish): TableView {
  const { you, bots, position } = start;
  return {
    id,
    options: {
      kingdom: { kind: 'cards', cards: [] },
      seats: bots.length,
      ...GAME_OF_ONES_OWN,
    },
    seats: position.setup.players.map((name, seat) => {
      const character = bots[seat] ?? null;
      return character === null || seat === you
        ? { kind: 'person', id: 'you', name, language: 'en', here: true }
        : { kind: 'bot', character, name };
    }),
    host: 'you',
    game: id,
    state: 'playing',
    watching: 0,
    overflow: null,
    consent: { number: 0, people: [], offer: null, past: [] },
  };
}
