// What is kept. One interface, two databases; `test/store` is the contract of both.

import type { EndReason, Id, Language, Learning, OwnCard } from '@tenfold/protocol';
import type { GameResult, GameStart, StoredEntry } from '../game-log/game-log.ts';
import type { RatingUpdate } from '../ratings/rate-game.ts';
import type { Rating } from '../ratings/rating.ts';
import type { ListedWith, OwnTablesBytes } from '../table-state/own-tables.ts';
import type { StoredTable, TableOfPerson } from '../table-state/stored-table.ts';
import type { Day } from '../time/day.ts';
import type { Outage } from '../time/outages.ts';

export interface StoredPerson {
  readonly id: Id;
  readonly name: string;
  readonly language: Language;
  readonly createdAt: number;
  /** Which tokens count: those of earlier generations are void. */
  readonly generation: number;
  /** To within a day. */
  readonly seenAt: number;
}

export interface StoredGameSummary {
  readonly id: Id;
  readonly table: Id;
  readonly startedAt: number;
  readonly finishedAt: number | null;
  /** Why it is over; null while it is played. */
  readonly ended: EndReason | null;
  /** Seats of people who never made a choice: then nobody has won. */
  readonly unplayed: readonly number[];
  readonly kingdom: readonly string[];
  /** Those that its table brought; none for most. */
  readonly ownCards: readonly OwnCard[];
  readonly rated: boolean;
  /** Brought along from where no server was. */
  readonly unwitnessed: boolean;
  /** Played without spectators: nobody but its players may look at it, now or later. */
  readonly isPrivate: boolean;
  /** The day whose kingdom it is; null for all other games. */
  readonly daily: Day | null;
  /** Seats of people for whom it waits. */
  readonly waitingFor: readonly number[];
  /** By seat; `points` and `place` once finished. Where nobody has won, nobody has a place. */
  readonly players: readonly {
    readonly person: Id | null;
    readonly character: string | null;
    readonly name: string;
    readonly points: number | null;
    readonly place: number | null;
  }[];
}

/** People alone are rated. */
export interface StoredRating extends Rating {
  /** As the person was called at the end of the last rated game. */
  readonly name: string;
}

export interface StoredRatingUpdate extends RatingUpdate {
  readonly game: Id;
  /** When it was finished. */
  readonly at: number;
}

/** All changes of one moment in one game; they are written together or not at all. */
export interface GameWrite {
  readonly game: Id;
  /** How many entries the log had when this was thought; if it has others by now, nothing is written. */
  readonly after: number;
  readonly entries: readonly StoredEntry[];
  /** Written only by whoever drives the game under this fencing number; left out where people decide, or nobody else could. */
  readonly fence?: number;
  /** When a clock runs out next, for the watch over games that nobody looks at; null if none runs. */
  readonly deadline: number | null;
  /** Seats of people for whom the game waits now. */
  readonly waitingFor: readonly number[];
  /** With the last entries of a game. What it does to ratings is worked out and written in the same transaction. */
  readonly result?: GameResult;
}

/** `conflict`: the log has gone on, or its game is over. `fenced`: another drives the game now. */
export type AppendOutcome = 'written' | 'conflict' | 'fenced';

/** Refused because another has written first; the remedy is to read again. */
export class ConflictError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'ConflictError';
  }
}

export interface GameQuery {
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
export interface Store
  extends PeopleStore, AcquaintanceStore, TableStore, GameStore, DailyStore, RatingStore, UpkeepStore {}

export interface PeopleStore {
  addPerson(person: StoredPerson): Promise<void>;
  person(id: Id): Promise<StoredPerson | null>;
  people(ids: readonly Id[]): Promise<readonly StoredPerson[]>;
  changePerson(id: Id, change: { readonly name?: string; readonly language?: Language }): Promise<void>;
  /** Links that carry an identity elsewhere: only their hash is kept, and each works once. */
  addCarryLink(hash: string, person: Id, expiresAt: number): Promise<void>;
  useCarryLink(hash: string, now: number): Promise<Id | null>;
  /** How many of a person's links can still be used. */
  openCarryLinks(person: Id, now: number): Promise<number>;
  /** Makes all tokens and links of a person void; the generation of new tokens, or null if there is no such person. */
  renewTokens(person: Id): Promise<number | null>;
  /** False if there is no such person any more. */
  seen(person: Id, at: number): Promise<boolean>;
  /** What a person has learnt; nothing, if there is no such person. */
  learning(person: Id): Promise<Learning>;
  /** Adds to it what another device knows, and answers what that makes. */
  learn(person: Id, learning: Learning): Promise<Learning>;

  // People who leave for good. From `beginLeaving` on nobody finds them; what they leave behind is tidied up step by step.
  beginLeaving(person: Id, at: number): Promise<void>;
  /** Those with whom it was begun and not ended. */
  leaving(limit: number): Promise<readonly Id[]>;
  /** Takes name and identity out of a game, be it running or over. */
  forgetInGame(person: Id, game: Id): Promise<void>;
  /** The same for some of the finished games; answers which, and with none when there are no more. */
  forgetFinishedGames(person: Id, limit: number): Promise<readonly Id[]>;
  /** The last step. */
  forgetPerson(person: Id): Promise<void>;
}

/** Somebody with whom one has played a game to its end. */
export interface StoredAcquaintance {
  readonly id: Id;
  /** As they are called now. */
  readonly name: string;
  readonly games: number;
  /** Games in which one came out ahead of them, and behind; the rest were level, or won by nobody. */
  readonly ahead: number;
  readonly behind: number;
  /** When the latest was over. */
  readonly latest: number;
}

/** Whom, or which table, somebody does not want to hear. */
export interface Muted {
  readonly kind: 'person' | 'table';
  readonly target: Id;
}

export interface StoredInvitation {
  readonly host: Id;
  readonly guest: Id;
  readonly table: Id;
  readonly at: number;
  readonly until: number;
}

/** Until when a guest who has declined hears no more of that host. */
export interface InvitationRest {
  readonly until: number;
}

/** How people stand to each other. */
export interface AcquaintanceStore {
  /** The latest first. */
  playedWith(person: Id, limit: number): Promise<readonly StoredAcquaintance[]>;
  /** A game to its end. */
  havePlayedTogether(person: Id, other: Id): Promise<boolean>;

  block(person: Id, other: Id, at: number): Promise<void>;
  unblock(person: Id, other: Id): Promise<void>;
  /** Whom this person has blocked, the latest first. */
  blockedBy(person: Id): Promise<readonly Id[]>;
  /** Who has blocked this person. */
  blockersOf(person: Id): Promise<readonly Id[]>;

  /** The latest 200 of each kind are kept. */
  mute(person: Id, muted: Muted, at: number): Promise<void>;
  unmute(person: Id, muted: Muted): Promise<void>;
  mutesOf(person: Id): Promise<readonly Muted[]>;

  /** Takes the place of an earlier one from the same host to the same guest; where that was declined, it is not kept. */
  invite(invitation: StoredInvitation): Promise<void>;
  /** Those that are open, the oldest first. */
  invitationsFor(guest: Id, now: number): Promise<readonly StoredInvitation[]>;
  /** Those to a table, also the declined ones: for who made them they are the same. */
  invitationsTo(table: Id, now: number): Promise<readonly StoredInvitation[]>;
  /** Answers who had invited. */
  decline(guest: Id, table: Id, rest: InvitationRest): Promise<readonly Id[]>;
  /** Those of a host to a table, or to all; answers who was invited. */
  withdraw(host: Id, table: Id | null): Promise<readonly Id[]>;
}

export interface TableStore {
  addTable(table: StoredTable): Promise<void>;
  table(id: Id): Promise<StoredTable | null>;
  /** The table as it shall be; its revision is one more than the stored one, or a ConflictError is thrown. */
  changeTable(table: StoredTable): Promise<void>;
  /** Tables where a person sits, the latest first, each with what he asks about the game on it. */
  tablesOf(person: Id, limit: number): Promise<readonly TableOfPerson[]>;
  /** The same, ready to be shown to that person. */
  ownTables(person: Id, limit: number, made: ListedWith): Promise<OwnTablesBytes>;
  /** How many tables there are where a person sits and no game is over; counts no further than `most`. */
  openTablesOf(person: Id, most: number): Promise<number>;
  /** Tables of strangers who were found for each other and whose game is running, the latest first. */
  onShow(
    limit: number,
  ): Promise<readonly { readonly table: StoredTable; readonly game: StoredGameSummary }[]>;
}

export interface GameStore {
  /** The start of a game, the table that now plays it, and the seats of people for whom it waits first, together. */
  startGame(start: GameStart, table: StoredTable, waitingFor?: readonly number[]): Promise<void>;
  game(id: Id): Promise<{ readonly start: GameStart; readonly log: readonly StoredEntry[] } | null>;
  /**
   * Appends to the logs of many games: one transaction for all of them. Each write, with entries or without, continues
   * its game's log without a gap; where one does not, that write alone is refused, and its place in the answer says so. A game may occur more than
   * once: its later writes continue the earlier ones. A game that has its result takes no more.
   */
  append(writes: readonly GameWrite[]): Promise<readonly AppendOutcome[]>;
  /**
   * A whole game of one person, brought along: its start, its log and its result together. `known`: it was there before;
   * `full`: the person has brought so many.
   */
  keepUnwitnessed(start: GameStart, write: GameWrite, most: number): Promise<'kept' | 'known' | 'full'>;
  summary(id: Id): Promise<StoredGameSummary | null>;
  /** Running games whose deadline is past, the oldest first. */
  overdue(now: number, limit: number): Promise<readonly Id[]>;
  /** Finished games, the latest first. */
  archive(query: GameQuery): Promise<Page<StoredGameSummary>>;
}

/** Somebody's game of a day. */
export interface StoredDailyGame {
  readonly game: Id;
  readonly table: Id;
  /** Null while it is played. */
  readonly finishedAt: number | null;
  /** Null for who gave up. */
  readonly result: DailyResult | null;
}

interface DailyResult {
  readonly points: number;
  /** Those of the bot. */
  readonly against: number;
  readonly turns: number;
}

/** How everybody did on a day. */
export interface StoredDailyResults {
  readonly finished: number;
  readonly gaveUp: number;
  /** By points ahead of the bot, the most first. */
  readonly spread: readonly { readonly margin: number; readonly count: number }[];
  /** The most points ahead, then the fewest turns, then the earliest. */
  readonly best: (DailyResult & { readonly game: Id }) | null;
}

/** `startGame` refuses a second game of a day by the same person with a ConflictError. */
export interface DailyStore {
  /** The kingdom that is kept for a day; null if there is none. */
  dailyKingdom(day: Day): Promise<readonly string[] | null>;
  /** Keeps it unless there is one for that day; answers with the one that is kept. */
  keepDailyKingdom(day: Day, kingdom: readonly string[]): Promise<readonly string[]>;
  dailyGame(day: Day, person: Id): Promise<StoredDailyGame | null>;
  /** How many have begun the game of a day. */
  dailyPlayers(day: Day): Promise<number>;
  /** Of games that were over before that time. */
  dailyResults(day: Day, before: number): Promise<StoredDailyResults>;
}

export interface RatingStore {
  /** Of these people, as far as they have one. */
  ratings(people: readonly Id[]): Promise<readonly StoredRating[]>;
  /** Those that are listed, the best first, by what is as good as certain of them: three sigma below mu. */
  ladder(limit: number, after?: string): Promise<Page<StoredRating>>;
  /** What a person's rated games did to the rating, the latest first. */
  ratingChanges(person: Id, limit: number): Promise<readonly StoredRatingUpdate[]>;
  /** What one of them, finished at that time, did. */
  ratingChange(person: Id, game: Id, finishedAt: number): Promise<StoredRatingUpdate | null>;
}

export interface UpkeepStore {
  /** A secret of this installation, made when first asked for. */
  secret(name: string, make: () => string): Promise<string>;
  /** Lets some tables go that nobody has changed since then and where no game is played; answers how many. */
  sweepTables(before: number, limit: number): Promise<number>;
  /** The same for people who never sat at a table and were not seen since then. */
  sweepPeople(before: number, limit: number): Promise<number>;
  /**
   * A server begins: if none has said for longer than `patienceMs` that it is alive, none ran meanwhile, and that is kept.
   * Answers with all such outages.
   */
  resume(now: number, patienceMs: number): Promise<readonly Outage[]>;
  /** A server runs at this moment. */
  alive(now: number): Promise<void>;
  /** Writes something and reads it; throws if either cannot be done. */
  check(): Promise<void>;
  close(): Promise<void>;
}
