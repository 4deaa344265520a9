// A match that is no further than its log on disk. Entries are applied in memory and written; if the write fails, or
// another has written first, what was thought is forgotten, and the game is read anew from the store. Where others write to
// the same log, what they wrote is followed entry by entry.

import { type GameEvent, RULES_VERSION } from '@tenfold/rules';
import { type GameLogEntry, type StoredEntry, rulesOf } from '../game-log/game-log.ts';
import { logName } from '../log.ts';
import { Refusal } from '../refusal.ts';
import type { AppendOutcome, GameWrite } from '../store/store.ts';
import { consequences } from './commands.ts';
import type { Match } from './match.ts';
import { resultOf } from './result.ts';
import type { RoomDeps } from './room-deps.ts';
import { readGame, refuseNewerRules } from './stored-match.ts';

export interface DurableMatchDeps extends Pick<
  RoomDeps,
  'store' | 'committer' | 'outages' | 'now' | 'log' | 'shared'
> {
  /** The match is another than before. */
  readonly wasReadAnew: () => void;
  /** The store could not be read: it is to be asked again soon, also if nobody asks for anything. */
  readonly tryLater: () => void;
}

/** What was written, and what happened by it. */
export interface WrittenChange {
  readonly entries: readonly StoredEntry[];
  readonly events: readonly GameEvent[];
}

/** Others have written first: what was wished may still be possible after what they wrote. */
export class LogMovedOn extends Refusal {
  constructor() {
    super('stale', 'the game has gone on elsewhere; look at how it stands now');
  }
}

/** Another node drives the game now. */
export class FencedOff extends Refusal {
  constructor() {
    super('stale', 'another server sees to the machines of this game now');
  }
}

export class DurableMatch {
  readonly #deps: DurableMatchDeps;
  #match: Match;
  /** So many entries were read or written, and told. */
  #known: number;
  /** The store has something else, or nobody knows what it has. */
  #isDoubtful = false;

  constructor(match: Match, deps: DurableMatchDeps) {
    this.#match = match;
    this.#known = match.sequence;
    this.#deps = deps;
  }

  get match(): Match {
    return this.#match;
  }

  get isDoubtful(): boolean {
    return this.#isDoubtful;
  }

  /** Writes these entries, and what follows from them by itself. Resolves when they are on disk. */
  async write(wished: readonly GameLogEntry[], fence?: number): Promise<WrittenChange> {
    const after = this.#match.sequence;
    const at = Math.max(this.#deps.now(), this.#match.at);
    const entries: StoredEntry[] = [];
    const events: GameEvent[] = [];
    const enter = (entry: GameLogEntry): void => {
      const sequence = this.#match.sequence + 1;
      // The first that a newer release writes says so: an older one beside it lets go of the game.
      const rules = this.#match.rules < RULES_VERSION ? { rules: RULES_VERSION } : {};
      const stored = { ...entry, sequence, at, ...rules };
      entries.push(stored);
      events.push(...this.#match.apply(stored));
    };
    try {
      for (const entry of wished) enter(entry);
      for (const entry of consequences(this.#match)) enter(entry);
      refuseUnwritten(await this.#append({ ...this.#writeOf(after, entries, at), ...fencedBy(fence) }));
    } catch (error) {
      this.#isDoubtful = true;
      if (this.#deps.shared === null) await this.makeSure();
      throw error;
    }
    this.#known = this.#match.sequence;
    return { entries, events };
  }

  /** When a clock runs out next is written without an entry. */
  async writeDeadline(fence?: number): Promise<AppendOutcome> {
    const { start, sequence, ending, clock, waitingFor } = this.#match;
    const deadline = ending === null ? (clock?.deadline(this.#deps.now()) ?? null) : null;
    const write = { game: start.id, after: sequence, entries: [], deadline, waitingFor };
    return this.#deps.committer.append({ ...write, ...fencedBy(fence) });
  }

  async readAnew(): Promise<void> {
    this.#isDoubtful = true;
    await this.makeSure();
  }

  /** After a failure: what is in memory may be ahead of the disk or behind it, so the disk is asked. */
  async makeSure(): Promise<void> {
    if (!this.#isDoubtful) return;
    await this.#orLater(async () => {
      this.#match = (await this.#read()).match;
    });
    this.#known = this.#match.sequence;
    this.#isDoubtful = false;
    this.#deps.wasReadAnew();
  }

  /**
   * Carries out what others have written since, one change after the other, and tells each. `told` are entries that the store has;
   * it is asked for what they leave open.
   */
  async catchUp(tell: (change: WrittenChange) => void, told: readonly StoredEntry[] = []): Promise<void> {
    const { shared } = this.#deps;
    if (shared === null) return;
    await this.#orLater(async () => {
      const entries = this.#isDoubtful
        ? await this.#backToKnown()
        : (this.#newOf(told) ?? (await shared.entriesAfter(this.#match.start.id, this.#match.sequence)));
      refuseNewerRules(rulesOf(this.#match.start, entries));
      // Should one of them not fit, all are looked at anew.
      this.#isDoubtful = true;
      for (const change of changesOf(entries)) {
        const events = change.flatMap((entry) => this.#match.apply(entry));
        this.#known = this.#match.sequence;
        tell({ entries: change, events });
      }
      this.#isDoubtful = false;
    });
  }

  /** Those that are not known yet; null if some before them are not known either. */
  #newOf(told: readonly StoredEntry[]): readonly StoredEntry[] | null {
    if (told.length === 0) return null;
    const { sequence } = this.#match;
    const unknown = told.filter((entry) => entry.sequence > sequence);
    return unknown.every((entry, index) => entry.sequence === sequence + 1 + index) ? unknown : null;
  }

  /** Forgets what was thought and not told; gives back what the log has after that. */
  async #backToKnown(): Promise<readonly StoredEntry[]> {
    const { match, log } = await this.#read(this.#known);
    this.#match = match;
    return log.slice(this.#known);
  }

  /** As far as its first `length` entries. */
  async #read(length = Infinity): Promise<{ readonly match: Match; readonly log: readonly StoredEntry[] }> {
    const stored = await this.#deps.store.game(this.#match.start.id);
    if (stored === null) throw new Refusal('unknown-game', 'this game is not there any more');
    const { start, log } = stored;
    const { match, trouble } = readGame({ start, log: log.slice(0, length) }, this.#deps.outages);
    if (match === null || trouble !== null) throw trouble;
    return { match, log };
  }

  async #orLater<T>(read: () => Promise<T>): Promise<T> {
    try {
      return await read();
    } catch (error) {
      if (error instanceof Refusal) throw error;
      this.#deps.log.error({ err: error, game: logName(this.#match.start.id) }, 'a game could not be read');
      this.#deps.tryLater();
      throw new Refusal('not-ready', 'the game cannot be read at the moment; try again');
    }
  }

  #writeOf(after: number, entries: readonly StoredEntry[], at: number): GameWrite {
    const { start, ending, clock, waitingFor } = this.#match;
    const game = start.id;
    if (ending === null) return { game, after, entries, deadline: clock?.deadline() ?? null, waitingFor };
    return { game, after, entries, deadline: null, waitingFor, result: resultOf(this.#match, ending, at) };
  }

  async #append(write: GameWrite): Promise<AppendOutcome> {
    return this.#deps.committer.append(write).catch((error: unknown) => {
      this.#deps.log.error(
        { err: error, game: logName(write.game) },
        'a change of a game could not be stored',
      );
      throw new Refusal(
        'not-ready',
        'this could not be stored; look at how the game stands now, and try again',
      );
    });
  }
}

const fencedBy = (fence: number | undefined): Pick<GameWrite, 'fence'> =>
  fence === undefined ? {} : { fence };

function refuseUnwritten(outcome: AppendOutcome): void {
  if (outcome === 'conflict') throw new LogMovedOn();
  if (outcome === 'fenced') throw new FencedOff();
}

/** The end of a game is written, and told, with what it follows from. */
function changesOf(entries: readonly StoredEntry[]): StoredEntry[][] {
  const changes: StoredEntry[][] = [];
  for (const entry of entries) {
    const last = changes.at(-1);
    if (entry.kind === 'ended' && last !== undefined) last.push(entry);
    else changes.push([entry]);
  }
  return changes;
}
