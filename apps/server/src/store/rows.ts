// From rows to what they stand for, and back.

import { END_REASONS, LIMITS, ownCardsOf } from '@tenfold/protocol';
import type { Selectable } from 'kysely';
import type { GameResult, GameStart, GameLogEntry, StoredEntry } from '../game-log/game-log.ts';
import type { RatingUpdate } from '../ratings/rate-game.ts';
import { certainValue, isListed } from '../ratings/rating.ts';
import type { Schema } from './schema.ts';
import type { StoredGameSummary, StoredPerson, StoredRating, StoredRatingUpdate } from './store.ts';
import type { StoredTable, TableOfPerson } from '../table-state/stored-table.ts';

type Row<Table extends keyof Schema> = Selectable<Schema[Table]>;

export function personRow({
  id,
  name,
  language,
  createdAt,
  generation,
  seenAt,
}: StoredPerson): Row<'people'> {
  return { id, name, language, created_at: createdAt, generation, seen_at: seenAt, used: 0, left_at: null };
}

export function personOf({
  id,
  name,
  language,
  created_at,
  generation,
  seen_at,
}: Row<'people'>): StoredPerson {
  return { id, name, language, createdAt: created_at, generation, seenAt: seen_at };
}

export function tableRow(table: StoredTable): Row<'tables'> {
  const { id, host, options, seats, state, game, overflow, matched, consent, draft, revision } = table;
  const { createdAt, changedAt } = table;
  return {
    id,
    host,
    options: JSON.stringify(options),
    seats: JSON.stringify(seats),
    state,
    game,
    overflow,
    matched: matched ? 1 : 0,
    consent: JSON.stringify(consent),
    draft: draft === null ? null : JSON.stringify(draft),
    revision,
    created_at: createdAt,
    changed_at: changedAt,
  };
}

export function tableOf(row: Row<'tables'>): StoredTable {
  const { id, host, options, seats, state, game, overflow, matched, consent, draft, revision } = row;
  const { created_at, changed_at } = row;
  return {
    id,
    host,
    options: JSON.parse(options) as StoredTable['options'],
    seats: JSON.parse(seats) as StoredTable['seats'],
    state,
    game,
    overflow,
    matched: matched === 1,
    consent: JSON.parse(consent) as StoredTable['consent'],
    draft: draft === null ? null : (JSON.parse(draft) as StoredTable['draft']),
    revision,
    createdAt: created_at,
    changedAt: changed_at,
  };
}

/** One row for each person at the table, however many seats they have. */
export function tableSeatRows({ id, seats, changedAt }: StoredTable): Row<'table_seats'>[] {
  const people = new Set(seats.flatMap((seat) => (seat?.kind === 'person' ? [seat.id] : [])));
  return [...people].map((person) => ({ table_id: id, person, changed_at: changedAt }));
}

export function startOf(text: string): GameStart {
  return JSON.parse(text) as GameStart;
}

export function entryBody({ sequence: _sequence, at: _at, ...entry }: StoredEntry): string {
  return JSON.stringify(entry);
}

export function entryOf({ sequence, at, body }: Omit<Row<'entries'>, 'game'>): StoredEntry {
  return { ...(JSON.parse(body) as GameLogEntry), sequence, at };
}

export const seatBits = (seats: readonly number[]): number =>
  seats.reduce((bits, seat) => bits | (1 << seat), 0);

const seatsOf = (bits: number): number[] =>
  Array.from({ length: LIMITS.seats }, (_, seat) => seat).filter((seat) => (bits & (1 << seat)) !== 0);

/** One row for each person in the game: of several seats, the first. */
export function gamePeopleRows({ id, players }: GameStart): Row<'game_people'>[] {
  const seats = new Map<string, number>();
  for (const [seat, player] of players.entries()) {
    if (player.kind === 'person' && !seats.has(player.id)) seats.set(player.id, seat);
  }
  return [...seats].map(([person, seat]) => ({ game: id, person, seat, finished_at: null, place: null }));
}

/** All null where there is no game, or one that the person does not play in. */
type OwnGameRow = {
  readonly is_over: number | null;
  readonly waiting_for: number | null;
  readonly gone: number | null;
  readonly seat: number | null;
};

export type TableOfPersonRow = Row<'tables'> & OwnGameRow;
/** Enough to see whether anything of it has changed. */
export type TableOfPersonHead = Pick<Row<'tables'>, 'id' | 'revision'> & OwnGameRow;

export function tableOfPerson(row: TableOfPersonRow): TableOfPerson {
  const table = tableOf(row);
  if (row.is_over === null) return { table, game: null };
  const own = row.seat === null ? 0 : seatBits([row.seat]);
  const isOneOf = (bits: number | null): boolean => ((bits ?? 0) & own) !== 0;
  return {
    table,
    game: {
      isOver: row.is_over === 1,
      waitsForHim: isOneOf(row.waiting_for),
      hasLeft: isOneOf(row.gone),
    },
  };
}

/** What all agreed to break off, or could not be played on, was no contest. */
export const placesIn = ({ why, places }: GameResult): readonly number[] =>
  why === 'agreed' || why === 'broken-off' ? [] : places;

type SummaryRow = Pick<Row<'game_starts'>, 'start'> & Pick<Row<'games'>, 'result' | 'waiting_for'>;

export function summaryOf(row: SummaryRow): StoredGameSummary {
  const { id, table, at, setup, options, players, daily = null, unwitnessed } = startOf(row.start);
  const result = row.result === null ? null : (JSON.parse(row.result) as GameResult);
  const places = result === null ? [] : placesIn(result);
  return {
    id,
    table,
    startedAt: at,
    finishedAt: result?.finishedAt ?? null,
    ended: END_REASONS.find((why) => why === result?.why) ?? null,
    unplayed: result?.unplayed ?? [],
    kingdom: setup.kingdom,
    ownCards: setup.ownCards === undefined ? [] : ownCardsOf(options.kingdom),
    rated: options.rated,
    unwitnessed: unwitnessed === true,
    isPrivate: options.spectators === 'none',
    daily,
    waitingFor: seatsOf(row.waiting_for),
    players: players.map((player, seat) => ({
      person: player.kind === 'person' ? player.id : null,
      character: player.kind === 'bot' ? player.character : null,
      name: player.name,
      points: result?.points[seat] ?? null,
      place: places[seat] ?? null,
    })),
  };
}

export function ratingRow(rating: StoredRating): Row<'ratings'> {
  const { person, name, mu, sigma, games, weight, people, owed } = rating;
  const listed = isListed(rating) ? 1 : 0;
  const rank_value = certainValue(rating);
  return { person, name, mu, sigma, games, weight, people, owed, listed, rank_value };
}

export function ratingOf(row: Row<'ratings'>): StoredRating {
  const { person, name, mu, sigma, games, weight, people, owed } = row;
  return { person, name, mu, sigma, games, weight, people, owed };
}

export function ratingChangeRow(game: string, at: number, change: RatingUpdate): Row<'rating_changes'> {
  const { before, after, held, ...rest } = change;
  return { ...rest, game, at, value_before: before, value_after: after, held: held ? 1 : 0 };
}

export function ratingChangeOf(row: Row<'rating_changes'>): StoredRatingUpdate {
  const { value_before, value_after, held, ...rest } = row;
  return { ...rest, before: value_before, after: value_after, held: held === 1 };
}
