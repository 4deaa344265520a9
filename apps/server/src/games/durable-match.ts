// A match that is no further than its log on disk. Entries are applied in memory and written; if the write fails, or
// another has written first, what was thought is forgotten, and the game is read anew from the store.

import type { GameEvent } from '@tenfold/rules';
import type { GameLogEntry, StoredEntry } from '../game-log/game-log.ts';
import { logName } from '../log.ts';
import { Refusal } from '../refusal.ts';
import type { GameWrite } from '../store/store.ts';
import { consequences } from './commands.ts';
import type { Match } from './match.ts';
import { resultOf } from './result.ts';
import type { RoomDeps } from './room-deps.ts';
import { readGame } from './stored-match.ts';

export interface DurableMatchDeps extends Pick<RoomDeps, 'store' | 'committer' | 'outages' | 'now' | 'log'> {
  /** The match is another than before. */
  readonly wasReadAnew: () => void;
  /** The store could not be read: `makeSure` is to be called again soon, also if nobody asks for anything. */
  readonly tryLater: () => void;
}

/** What was written, and what happened by it. */
export interface WrittenChange {
  readonly entries: readonly StoredEntry[];
  readonly events: readonly GameEvent[];
}

export class DurableMatch {
  readonly #deps: DurableMatchDeps;
  #match: Match;
  /** The store has something else, or nobody knows what it has. */
  #isDoubtful = false;

  constructor(match: Match, deps: DurableMatchDeps) {
    this.#match = match;
    this.#deps = deps;
  }

  get match(): Match {
    return this.#match;
  }

  /** Writes these entries, and what follows from them by itself. Resolves when they are on disk. */
  async write(wished: readonly GameLogEntry[]): Promise<WrittenChange> {
    const at = Math.max(this.#deps.now(), this.#match.at);
    const entries: StoredEntry[] = [];
    const events: GameEvent[] = [];
    const enter = (entry: GameLogEntry): void => {
      const stored = { ...entry, sequence: this.#match.sequence + 1, at };
      entries.push(stored);
      events.push(...this.#match.apply(stored));
    };
    try {
      for (const entry of wished) enter(entry);
      for (const entry of consequences(this.#match)) enter(entry);
      await this.#append(this.#writeOf(entries, at));
    } catch (error) {
      await this.readAnew();
      throw error;
    }
    return { entries, events };
  }

  /** When a clock runs out next is written without an entry. */
  async writeDeadline(): Promise<void> {
    const { start, ending, clock, waitingFor } = this.#match;
    const deadline = ending === null ? (clock?.deadline(this.#deps.now()) ?? null) : null;
    await this.#deps.committer.append({ game: start.id, entries: [], deadline, waitingFor });
  }

  async readAnew(): Promise<void> {
    this.#isDoubtful = true;
    await this.makeSure();
  }

  /** After a failure: what is in memory may be ahead of the disk or behind it, so the disk is asked. */
  async makeSure(): Promise<void> {
    if (!this.#isDoubtful) return;
    const { store, outages, log } = this.#deps;
    const { id } = this.#match.start;
    try {
      const stored = await store.game(id);
      if (stored === null) throw new Refusal('unknown-game', 'this game is not there any more');
      const { match, trouble } = readGame(stored, outages);
      if (match === null || trouble !== null) throw trouble;
      this.#match = match;
    } catch (error) {
      if (error instanceof Refusal) throw error;
      log.error({ err: error, game: logName(id) }, 'a game could not be read');
      this.#deps.tryLater();
      throw new Refusal('not-ready', 'the game cannot be read at the moment; try again');
    }
    this.#isDoubtful = false;
    this.#deps.wasReadAnew();
  }

  #writeOf(entries: readonly StoredEntry[], at: number): GameWrite {
    const { start, ending, clock, waitingFor } = this.#match;
    const game = start.id;
    if (ending === null) return { game, entries, deadline: clock?.deadline() ?? null, waitingFor };
    return { game, entries, deadline: null, waitingFor, result: resultOf(this.#match, ending, at) };
  }

  async #append(write: GameWrite): Promise<void> {
    const outcome = await this.#deps.committer.append(write).catch((error: unknown) => {
      this.#deps.log.error(
        { err: error, game: logName(write.game) },
        'a change of a game could not be stored',
      );
      throw new Refusal(
        'not-ready',
        'this could not be stored; look at how the game stands now, and try again',
      );
    });
    if (outcome === 'conflict') {
      throw new Refusal('stale', 'the game has gone on elsewhere; look at how it stands now');
    }
  }
}
