// From rows to what they stand for, and back.

import { END_REASONS, LIMITS } from '@tenfold/protocol';
import type { Selectable } from 'kysely';
import type { GameStart, LogEntry, StoredEntry } from '../games/log.ts';
import type { Schema } from './schema.ts';
import type { GameResult, GameSummary, Person, Rating, StoredTable, TableOfPerson } from './store.ts';

type Row<Table extends keyof Schema> = Selectable<Schema[Table]>;

export function personRow({ id, name, language, createdAt }: Person): Row<'people'> {
  return { id, name, language, created_at: createdAt };
}

export function personOf({ id, name, language, created_at }: Row<'people'>): Person {
  return { id, name, language, createdAt: created_at };
}

export function tableRow(table: StoredTable): Row<'tables'> {
  const { id, host, options, seats, state, game, overflow, matched, revision, createdAt, changedAt } = table;
  return {
    id,
    host,
    options: JSON.stringify(options),
    seats: JSON.stringify(seats),
    state,
    game,
    overflow,
    matched: matched ? 1 : 0,
    revision,
    created_at: createdAt,
    changed_at: changedAt,
  };
}

export function tableOf(row: Row<'tables'>): StoredTable {
  const { id, host, options, seats, state, game, overflow, matched, revision, created_at, changed_at } = row;
  return {
    id,
    host,
    options: JSON.parse(options) as StoredTable['options'],
    seats: JSON.parse(seats) as StoredTable['seats'],
    state,
    game,
    overflow,
    matched: matched === 1,
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
  return { ...(JSON.parse(body) as LogEntry), sequence, at };
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
  return [...seats].map(([person, seat]) => ({ game: id, person, seat }));
}

/** All null where there is no game, or one that the person does not play in. */
type OwnGameRow = {
  readonly is_over: number | null;
  readonly waiting_for: number | null;
  readonly gone: number | null;
  readonly seat: number | null;
};

export function tableOfPerson(row: Row<'tables'> & OwnGameRow): TableOfPerson {
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

type SummaryRow = Pick<Row<'game_starts'>, 'start'> & Pick<Row<'games'>, 'result' | 'waiting_for'>;

export function summaryOf(row: SummaryRow): GameSummary {
  const { id, table, at, setup, options, players } = startOf(row.start);
  const result = row.result === null ? null : (JSON.parse(row.result) as GameResult);
  // What all agreed to break off was no contest.
  const places = result?.why === 'agreed' ? [] : (result?.places ?? []);
  return {
    id,
    table,
    startedAt: at,
    finishedAt: result?.finishedAt ?? null,
    ended: END_REASONS.find((why) => why === result?.why) ?? null,
    kingdom: setup.kingdom,
    rated: options.rated,
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

export function ratingRow({ subject, name, mu, sigma, games }: Rating): Row<'ratings'> {
  return { subject, name, mu, sigma, games, rank_value: mu - 3 * sigma };
}

export function ratingOf({ subject, name, mu, sigma, games }: Row<'ratings'>): Rating {
  return { subject, name, mu, sigma, games };
}
