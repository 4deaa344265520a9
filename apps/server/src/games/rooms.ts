// The rooms by the ids of their games. A game comes into memory when somebody opens it, and leaves it when nobody has
// looked for a while. Clocks run whether a game is in memory or not: the watch asks the store whose time is up.

import type { Id } from '@tenfold/protocol';
import { logName } from '../log.ts';
import { Refusal } from '../refusal.ts';
import type { RoomDeps } from './room-deps.ts';
import type { StoredEntry } from '../game-log/game-log.ts';
import type { Match } from './match.ts';
import { Room } from './room.ts';
import type { StoredGame } from './stored-match.ts';
import { NewerRules, readGame } from './stored-match.ts';

type GameEnd = Extract<StoredEntry, { kind: 'ended' }>;

const WATCH_MS = 3000;
const OVERDUE_AT_ONCE = 100;

export class Rooms {
  readonly #deps: RoomDeps;
  /** Also those that are just being read, so that two who come at once meet in the same room. */
  readonly #rooms = new Map<Id, Promise<Room>>();
  readonly #open = new Map<Id, Room>();
  readonly #leaving = new Map<Id, Promise<void>>();
  readonly #timer: NodeJS.Timeout;
  /**
   * Whoever was cut off because the server was down gets the time to come back before anything happens to him: until
   * then the watch looks at no clock.
   */
  readonly #clocksFrom: number;
  #watching: Promise<void> | null = null;
  #isClosed = false;

  constructor(deps: RoomDeps) {
    this.#deps = deps;
    this.#clocksFrom = deps.now() + deps.settings.awayMs;
    this.#timer = setInterval(() => void this.watch(), WATCH_MS);
    this.#timer.unref();
  }

  /** Rooms in memory. */
  get size(): number {
    return this.#rooms.size;
  }

  /** The number of the turn of a game in memory; null for others. */
  turnOf(game: Id): number | null {
    return this.#open.get(game)?.turn ?? null;
  }

  async open(game: Id): Promise<Room> {
    if (this.#isClosed)
      throw new Refusal('shutting-down', 'the server is going away; connect again in a moment');
    let opening = this.#rooms.get(game);
    if (opening === undefined) {
      opening = this.#bringIn(game);
      this.#rooms.set(game, opening);
    }
    const room = await opening;
    room.touch();
    return room;
  }

  /** The room of a game that is in memory. */
  inMemory(game: Id): Room | null {
    return this.#open.get(game) ?? null;
  }

  /** All games in memory, with how many entries of their logs are known here. */
  get known(): ReadonlyMap<Id, number> {
    return new Map([...this.#open].map(([game, room]) => [game, room.sequence]));
  }

  /** All games in memory, with the people who play in them. */
  get people(): ReadonlyMap<Id, readonly Id[]> {
    return new Map([...this.#open].map(([game, room]) => [game, room.people]));
  }

  /** What is stored of a game was changed behind its back: whoever follows it is told anew. */
  async readAnew(game: Id): Promise<void> {
    await (await this.#rooms.get(game)?.catch(() => undefined))?.readAnew();
  }

  /** Lets idle rooms go, and sees to clocks that have run out. Called every few seconds; one at a time. */
  async watch(): Promise<void> {
    this.#watching ??= this.#lookAround().finally(() => (this.#watching = null));
    await this.#watching;
  }

  /** Ends what is under way; everything is on disk then. */
  async close(): Promise<void> {
    this.#isClosed = true;
    clearInterval(this.#timer);
    await this.#watching;
    await Promise.allSettled(this.#rooms.values());
    await Promise.all([...this.#open.values()].map((room) => room.close()));
    await Promise.all(this.#leaving.values());
    await this.#deps.committer.settled();
    this.#rooms.clear();
    this.#open.clear();
  }

  async #bringIn(game: Id): Promise<Room> {
    try {
      // What it was doing when it left must be on disk before it is read.
      await this.#leaving.get(game);
      const room = new Room(await this.#read(game), this.#deps, () => this.#letGo(game));
      this.#open.set(game, room);
      this.#deps.shared?.opened(game, room.table);
      return room;
    } catch (error) {
      this.#rooms.delete(game);
      throw error;
    }
  }

  async #read(game: Id): Promise<Match> {
    const stored = await this.#deps.store.game(game);
    if (stored === null) throw new Refusal('unknown-game', 'there is no such game; check the link');
    const { match, trouble } = readGame(stored, this.#deps.outages);
    if (match !== null && trouble === null) return match;
    const last = stored.log.at(-1);
    const end = last?.kind === 'ended' ? last : await this.#breakOff(stored, trouble);
    // Another process was first, and what it wrote is read.
    if (end === null) return this.#read(game);
    await this.#deps.ended(stored.start, { canBeShown: match !== null });
    if (match === null) {
      throw new Refusal(
        'game-over',
        'this game is over and cannot be shown: it is not playable by these rules',
      );
    }
    match.skipTo(end);
    return match;
  }

  /**
   * Nobody can play on in a game whose log does not fit. It is over, rated for nobody, and its table is free. Gives back
   * the last entry; null if the log has changed meanwhile.
   */
  async #breakOff({ start, log }: StoredGame, trouble: unknown): Promise<GameEnd | null> {
    this.#deps.log.error(
      { err: trouble, game: logName(start.id) },
      'a game is broken off: its log does not fit the rules of this release',
    );
    const last = log.at(-1);
    const at = Math.max(this.#deps.now(), last?.at ?? start.at);
    const end: GameEnd = {
      kind: 'ended',
      why: 'broken-off',
      by: null,
      sequence: (last?.sequence ?? 0) + 1,
      at,
    };
    const outcome = await this.#deps.committer.append({
      game: start.id,
      after: end.sequence - 1,
      entries: [end],
      deadline: null,
      waitingFor: [],
      result: { finishedAt: at, why: end.why, points: [], places: [] },
    });
    return outcome === 'written' ? end : null;
  }

  async #lookAround(): Promise<void> {
    try {
      this.#letIdleOnesGo();
      await this.#handleDeadlines();
    } catch (error) {
      this.#deps.log.error({ err: error }, 'the watch over the games was cut short; it comes again');
    }
  }

  #letIdleOnesGo(): void {
    const now = this.#deps.now();
    for (const [game, room] of this.#open) {
      if (room.idleFor(now) >= this.#deps.settings.idleRoomMs) this.#letGo(game);
    }
  }

  #letGo(game: Id): void {
    const room = this.#open.get(game);
    if (room === undefined) return;
    this.#rooms.delete(game);
    this.#open.delete(game);
    const left = room.close().finally(() => {
      this.#leaving.delete(game);
      this.#deps.shared?.closed(game, room.table);
    });
    this.#leaving.set(game, left);
  }

  async #handleDeadlines(): Promise<void> {
    const now = this.#deps.now();
    if (this.#isClosed || now < this.#clocksFrom) return;
    for (const game of await this.#deps.store.overdue(now, OVERDUE_AT_ONCE)) {
      try {
        const room = await this.open(game);
        await room.handleDeadline();
      } catch (error) {
        // A node of that release sees to it.
        if (error instanceof NewerRules) continue;
        this.#deps.log.error(
          { err: error, game: logName(game) },
          'a clock that ran out could not be seen to',
        );
      }
    }
  }
}
