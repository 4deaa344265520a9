// The tables as kysely knows them; `migrations.ts` makes them. Both databases have the same columns.
//
// Times are milliseconds since 1970. Columns that hold JSON are plain text in both databases: they are written and read
// whole, and what is searched has columns and indexes of its own.

import type { Language } from '@tenfold/protocol';

interface PeopleTable {
  id: string;
  name: string;
  language: Language;
  created_at: number;
  /** Which tokens count: those of earlier generations are void. */
  generation: number;
  /** To within a day. */
  seen_at: number;
  /** 1 for whoever has sat at a table; the others are let go after a while. */
  used: number;
  /** When somebody began to leave for good; the row goes when nothing else is left of him. */
  left_at: number | null;
}

interface CarryLinksTable {
  hash: string;
  person: string;
  expires_at: number;
}

interface TablesTable {
  id: string;
  host: string;
  options: string;
  seats: string;
  state: 'gathering' | 'playing' | 'finished';
  game: string | null;
  overflow: string | null;
  /** 1 if strangers were found for each other; those that play are listed for whoever wants to look on. */
  matched: number;
  /** Who has said yes to the next game. */
  consent: string;
  /** The kingdom that is being picked. */
  draft: string | null;
  revision: number;
  created_at: number;
  changed_at: number;
}

/** Who sits where, for the tables of a person. */
interface TableSeatsTable {
  table_id: string;
  person: string;
  changed_at: number;
}

/** What changes with every choice, and nothing else: the smaller the row, the less a commit has to write. */
interface GamesTable {
  id: string;
  table_id: string;
  /** How many entries the log has; an append that does not start right after them is a conflict. */
  length: number;
  deadline: number | null;
  /** Seats for whose people the game waits: bit n for seat n. */
  waiting_for: number;
  /** Seats whose players have left, and in which bots play on: bit n for seat n. */
  gone: number;
  /** The GameResult; a game that has one takes no more entries. */
  result: string | null;
}

/** Who plays in which seat, for the tables of a person; the start of a game has it too, but is long to read. */
interface GamePeopleTable {
  game: string;
  person: string;
  seat: number;
  /** Null while it is played. */
  finished_at: number | null;
  /** Null also where nobody has won. */
  place: number | null;
}

/** `person` wants nothing to do with `other`. */
interface BlocksTable {
  person: string;
  other: string;
  at: number;
}

/** Whom, or which table, somebody does not want to hear. */
interface MutesTable {
  person: string;
  kind: 'person' | 'table';
  target: string;
  at: number;
}

/** One from each host to each guest at a time. */
interface InvitationsTable {
  host: string;
  guest: string;
  table_id: string;
  at: number;
  /** When it is over; for one that was declined, until when its guest is left in peace. */
  until: number;
  declined: number;
}

interface GameStartsTable {
  game: string;
  start: string;
}

interface EntriesTable {
  game: string;
  sequence: number;
  at: number;
  body: string;
}

/** Finished games by what one can search for; see `archive-terms.ts`. */
interface ArchiveTermsTable {
  term: string;
  finished_at: number;
  game: string;
}

/** Of people; whoever changes one, or what follows from it, holds its row. */
interface RatingsTable {
  person: string;
  name: string;
  mu: number;
  sigma: number;
  games: number;
  weight: number;
  people: number;
  owed: number;
  /** 1 if the ladder shows it. */
  listed: number;
  /** What the ladder is sorted by. */
  rank_value: number;
}

/** Who has met whom in rated games, once for each of them. */
interface RatingMeetingsTable {
  person: string;
  other: string;
  often: number;
  at: number;
  longest: number;
  weight: number;
}

/** What each rated game did to whom. */
interface RatingChangesTable {
  game: string;
  person: string;
  at: number;
  value_before: number;
  value_after: number;
  weight: number;
  length: number;
  fresh: number;
  known: number;
  even: number;
  /** 1 if it would have brought more against opponents who were not picked. */
  held: number;
}

/** The kingdom of each day on which somebody looked. */
interface DailyKingdomsTable {
  day: string;
  kingdom: string;
}

/** Who plays, or has played, the kingdom of which day: once each. */
interface DailyGamesTable {
  game: string;
  day: string;
  /** Null for somebody who is gone for good. */
  person: string | null;
  finished_at: number | null;
  /** Points ahead of the bot. This and the rest only for games that were played to their end. */
  margin: number | null;
  points: number | null;
  against: number | null;
  turns: number | null;
}

interface LearningTable {
  person: string;
  /** As JSON. */
  learnt: string;
}

interface SecretsTable {
  name: string;
  value: string;
}

/** What a server notes about itself. */
interface UpkeepTable {
  name: string;
  value: string;
}

/** When no server ran. */
interface OutagesTable {
  from_at: number;
  to_at: number;
}

export interface Schema {
  outages: OutagesTable;
  people: PeopleTable;
  carry_links: CarryLinksTable;
  tables: TablesTable;
  table_seats: TableSeatsTable;
  games: GamesTable;
  game_people: GamePeopleTable;
  blocks: BlocksTable;
  mutes: MutesTable;
  invitations: InvitationsTable;
  game_starts: GameStartsTable;
  entries: EntriesTable;
  archive_terms: ArchiveTermsTable;
  ratings: RatingsTable;
  rating_meetings: RatingMeetingsTable;
  rating_changes: RatingChangesTable;
  daily_kingdoms: DailyKingdomsTable;
  daily_games: DailyGamesTable;
  learning: LearningTable;
  secrets: SecretsTable;
  upkeep: UpkeepTable;
}
