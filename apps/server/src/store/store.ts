// What is kept. One interface, two databases; `test/store` is the contract of both.

import type { EndReason, Id, Language, TableOptions } from '@tenfold/protocol';
import type { GameStart, StoredEntry } from '../games/log.ts';
import type { Pause } from '../games/pauses.ts';

export interface Person {
  readonly id: Id;
  readonly name: string;
  readonly language: Language;
  readonly createdAt: number;
}

/** A seat as it is kept: names are looked up when shown. */
export type SeatHolder =
  | { readonly kind: 'person'; readonly id: Id }
  | { readonly kind: 'bot'; readonly character: string };

export interface StoredTable {
  readonly id: Id;
  readonly host: Id;
  readonly options: TableOptions;
  readonly seats: readonly (SeatHolder | null)[];
  readonly state: 'gathering' | 'playing' | 'finished';
  readonly game: Id | null;
  readonly overflow: Id | null;
  /** Strangers were found for each other here. Whoever wants to look on is shown the table while they play. */
  readonly matched: boolean;
  /** Raised by each change; a write with another than the stored one is refused. */
  readonly revision: number;
  readonly createdAt: number;
  readonly changedAt: number;
}

/** A table as one of those who sit there needs to know it. */
export interface TableOfPerson {
  readonly table: StoredTable;
  /** The game on it; null where none has begun. */
  readonly game: {
    readonly isOver: boolean;
    readonly waitsForHim: boolean;
    /** He has left it, and a bot plays on in his seat. */
    readonly hasLeft: boolean;
  } | null;
}

export interface GameSummary {
  readonly id: Id;
  readonly table: Id;
  readonly startedAt: number;
  readonly finishedAt: number | null;
  /** Why it is over; null while it is played. */
  readonly ended: EndReason | null;
  readonly kingdom: readonly string[];
  readonly rated: boolean;
  /** Seats of people for whom it waits. */
  readonly waitingFor: readonly number[];
  /** By seat; `points` and `place` once finished. Where all agreed to break it off, nobody has a place. */
  readonly players: readonly {
    readonly person: Id | null;
    readonly character: string | null;
    readonly name: string;
    readonly points: number | null;
    readonly place: number | null;
  }[];
}

export interface GameResult {
  readonly finishedAt: number;
  readonly why: string;
  /** By seat. */
  readonly points: readonly number[];
  readonly places: readonly number[];
}

/** Who is rated: a person (`person:<id>`) or a bot (`bot:<character>`). */
export interface Rating {
  readonly subject: string;
  readonly name: string;
  readonly mu: number;
  readonly sigma: number;
  readonly games: number;
}

/** All changes of one moment in one game; they are written together or not at all. */
export interface GameWrite {
  readonly game: Id;
  readonly entries: readonly StoredEntry[];
  /** When a clock runs out next, for the watch over games that nobody looks at; null if none runs. */
  readonly deadline: number | null;
  /** Seats of people for whom the game waits now. */
  readonly waitingFor: readonly number[];
  /** With the last entries of a game. */
  readonly result?: GameResult;
  readonly ratings?: readonly Rating[];
}

/** Refused because another has written first; the remedy is to read again. */
export class ConflictError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'ConflictError';
  }
}

export interface ArchiveQuery {
  /**
   * The beginning of a player's name, or of any word in it and what follows: "ann" and "smi" both find "Ann Smith".
   * Capitals, accents and punctuation do not matter.
   */
  readonly player?: string;
  /** Whoever looks for his own games. Those that nobody may look on at are found by their players only. */
  readonly person?: Id;
  /** Games with this card. */
  readonly card?: string;
  /** Where the last page ended; anything else is refused as malformed. */
  readonly after?: string;
  readonly limit: number;
}

export interface Page<T> {
  readonly items: readonly T[];
  /** Goes into the next query as `after`; null at the end. */
  readonly next: string | null;
}

/**
 * Every method resolves after what it writes is on disk; whoever reads after that reads it. What is asked before that may
 * be answered as of before or after: reads do not wait for writes.
 */
export interface Store {
  // People
  addPerson(person: Person): Promise<void>;
  person(id: Id): Promise<Person | null>;
  people(ids: readonly Id[]): Promise<readonly Person[]>;
  changePerson(id: Id, change: { readonly name?: string; readonly language?: Language }): Promise<void>;
  /** Links that carry an identity elsewhere: only their hash is kept, and each works once. */
  addCarryLink(hash: string, person: Id, expiresAt: number): Promise<void>;
  useCarryLink(hash: string, now: number): Promise<Id | null>;

  // Tables
  addTable(table: StoredTable): Promise<void>;
  table(id: Id): Promise<StoredTable | null>;
  /** The table as it shall be; its revision is one more than the stored one, or a ConflictError is thrown. */
  changeTable(table: StoredTable): Promise<void>;
  /** Tables where a person sits, the latest first, each with what he asks about the game on it. */
  tablesOf(person: Id, limit: number): Promise<readonly TableOfPerson[]>;
  /** Tables of strangers who were found for each other and whose game is running, the latest first. */
  onShow(limit: number): Promise<readonly { readonly table: StoredTable; readonly game: GameSummary }[]>;

  // Games
  /** The start of a game, the table that now plays it, and the seats of people for whom it waits first, together. */
  startGame(start: GameStart, table: StoredTable, waitingFor?: readonly number[]): Promise<void>;
  game(id: Id): Promise<{ readonly start: GameStart; readonly log: readonly StoredEntry[] } | null>;
  /**
   * Appends to the logs of many games: one transaction for all of them. Entries continue their game's log without a gap;
   * where one does not, that write alone is refused, and its place in the answer says so. A game may occur more than
   * once: its later writes continue the earlier ones. A game that has its result takes no more.
   */
  append(writes: readonly GameWrite[]): Promise<readonly ('written' | 'conflict')[]>;
  summary(id: Id): Promise<GameSummary | null>;
  /** Running games whose deadline is past, the oldest first. */
  overdue(now: number, limit: number): Promise<readonly Id[]>;
  /** Finished games, the latest first. */
  archive(query: ArchiveQuery): Promise<Page<GameSummary>>;

  // Ratings
  ratings(subjects: readonly string[]): Promise<readonly Rating[]>;
  /** The best first, by what is as good as certain of them: three sigma below mu. */
  ladder(limit: number, after?: string): Promise<Page<Rating>>;

  // Upkeep
  /** A secret of this installation, made when first asked for. */
  secret(name: string, make: () => string): Promise<string>;
  /**
   * A server begins: if none has said for longer than `patienceMs` that it is alive, none ran meanwhile, and that is kept.
   * Answers with all such pauses.
   */
  resume(now: number, patienceMs: number): Promise<readonly Pause[]>;
  /** A server runs at this moment. */
  alive(now: number): Promise<void>;
  /** Writes something and reads it; throws if either cannot be done. */
  check(): Promise<void>;
  close(): Promise<void>;
}
