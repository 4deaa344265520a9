// Who may do what at a table, as functions from a table to the table as it shall be. What is not allowed is refused with
// a reason; what changes nothing gives the same table back.
//
// A finished table whose seats or options change gathers again: its next game is another party's, not a rematch, and
// those who stay have yet to say that they play it; see `table-state/consent.ts`.

import type { Id, TableOptions } from '@tenfold/protocol';
import { LIMITS } from '@tenfold/protocol';
import { Refusal } from '../refusal.ts';
import type { SeatHolder, StoredTable } from '../table-state/stored-table.ts';
import { peopleAt } from '../table-state/stored-table.ts';
import { hasSaidYes, isAgreedTo, newConsent, onlyOf, renewed, withYes } from '../table-state/consent.ts';
import { refuseRatedWithBots, refuseUnratable } from './rated-table.ts';

type Seats = StoredTable['seats'];

export function newTable(id: Id, host: Id, options: TableOptions, seats: Seats, now: number): StoredTable {
  const people = seats.flatMap((holder) => (holder?.kind === 'person' ? [holder.id] : []));
  return {
    id,
    host,
    options,
    seats: Array.from({ length: options.seats }, (_, seat) => seats[seat] ?? null),
    consent: newConsent(people),
    draft: null,
    state: 'gathering',
    game: null,
    overflow: null,
    matched: false,
    revision: 1,
    createdAt: now,
    changedAt: now,
  };
}

const seatOf = (table: StoredTable, person: Id): number =>
  table.seats.findIndex((holder) => holder?.kind === 'person' && holder.id === person);

/**
 * Sits down on this seat, or on the first free one. Who sits already changes seats, or stays if none is named. To sit
 * down is to agree to what is played there, unless that is not what `seen`, the number of it, stands for.
 */
export function sit(table: StoredTable, person: Id, seat?: number, seen?: number): StoredTable {
  const before = seatOf(table, person);
  if (before >= 0 && (seat === undefined || seat === before)) return table;
  refuseWhilePlaying(table);
  if (seat !== undefined) checkSeat(table, seat);
  const wanted = seat ?? table.seats.indexOf(null);
  if (wanted < 0) throw tableFull(table);
  if (table.seats[wanted] !== null) {
    if (!table.seats.includes(null)) throw tableFull(table);
    throw new Refusal('not-allowed', `seat ${wanted} is taken; sit on ${freeSeats(table)}`);
  }
  const left = table.seats.with(before < 0 ? wanted : before, null);
  const seats = left.with(wanted, { kind: 'person', id: person });
  // The first to sit down where nobody sits is the host.
  const seated = gathering({ ...table, seats, host: peopleAt(table).length === 0 ? person : table.host });
  const agrees = before < 0 && (seen ?? table.consent.number) === table.consent.number;
  return agrees ? { ...seated, consent: withYes(seated.consent, person) } : seated;
}

/** When the host goes, the next person clockwise is host. */
export function leave(table: StoredTable, person: Id): StoredTable {
  const seat = seatOf(table, person);
  if (seat < 0) throw new Refusal('not-seated', 'you have no seat at this table, so there is none to leave');
  refuseWhilePlaying(table);
  return gathering({ ...table, seats: table.seats.with(seat, null), host: hostWithout(table, person) });
}

/** The same for somebody who is gone for good, also during a game: there `character` plays on for him. */
export function vacate(table: StoredTable, person: Id, character: string): StoredTable {
  const seat = seatOf(table, person);
  if (seat < 0) return table;
  if (table.state !== 'playing') return leave(table, person);
  const seats = table.seats.with(seat, { kind: 'bot', character });
  return { ...table, seats, host: hostWithout(table, person) };
}

function hostWithout(table: StoredTable, person: Id): Id {
  const seat = seatOf(table, person);
  const others = [...table.seats.slice(seat + 1), ...table.seats.slice(0, seat)];
  const next = others.find((holder) => holder?.kind === 'person');
  return table.host === person && next !== undefined ? next.id : table.host;
}

export function seatBot(table: StoredTable, person: Id, seat: number, character: string): StoredTable {
  refuseUnlessHost(table, person, 'seat bots');
  refuseWhilePlaying(table);
  checkSeat(table, seat);
  if (table.seats[seat]?.kind === 'person') {
    throw new Refusal('not-allowed', `somebody sits on seat ${seat}; clear it first, or take another`);
  }
  const seats = table.seats.with(seat, { kind: 'bot', character });
  refuseRatedWithBots({ options: table.options, seats });
  return gathering({ ...table, seats });
}

export function clearSeat(table: StoredTable, person: Id, seat: number): StoredTable {
  refuseUnlessHost(table, person, 'clear seats');
  refuseWhilePlaying(table);
  checkSeat(table, seat);
  const holder = table.seats[seat] ?? null;
  if (holder === null) return table;
  if (holder.kind === 'person') return leave(table, holder.id);
  return gathering({ ...table, seats: table.seats.with(seat, null) });
}

/** With fewer seats than before, those on the seats that go move to free ones. */
export function changeOptions(table: StoredTable, person: Id, options: TableOptions): StoredTable {
  refuseUnlessHost(table, person, 'change the options');
  refuseWhilePlaying(table);
  refuseUnratable(options);
  refuseRatedWithBots({ options, seats: table.seats });
  const taken = table.seats.filter((holder) => holder !== null).length;
  if (taken > options.seats) {
    throw new Refusal(
      'not-allowed',
      `${taken} seats are taken, so the table cannot have ${options.seats}; clear ${taken - options.seats} first`,
    );
  }
  const seats: (SeatHolder | null)[] = Array.from(
    { length: options.seats },
    (_, seat) => table.seats[seat] ?? null,
  );
  for (const holder of table.seats.slice(options.seats)) {
    if (holder !== null) seats[seats.indexOf(null)] = holder;
  }
  const changed = gathering({ ...table, options, seats });
  if (isAgreedTo(table.options, options)) return changed;
  return { ...changed, consent: renewed(table.consent, [person]) };
}

/** Everybody who will play; refused until all seats are taken. */
export function fullParty(table: StoredTable): SeatHolder[] {
  const party = table.seats.filter((holder) => holder !== null);
  if (party.length < table.seats.length) {
    throw new Refusal(
      'not-ready',
      `nobody sits on ${freeSeats(table)}; wait for somebody, seat a bot, or take fewer seats`,
    );
  }
  refuseRatedWithBots(table);
  return party;
}

export function refuseWhilePlaying(table: StoredTable): void {
  if (table.state === 'playing') {
    throw new Refusal(
      'already-started',
      'a game is being played at this table; wait for its end, or make another table',
    );
  }
}

export function refuseWhileDrafting(table: StoredTable): void {
  if (table.draft !== null) {
    throw new Refusal(
      'already-started',
      'the kingdom of the next game is being picked; the game begins when ten cards lie there',
    );
  }
}

export function refuseUnlessHost(table: StoredTable, person: Id, what: string): void {
  if (table.host !== person || seatOf(table, person) < 0) {
    throw new Refusal('not-allowed', `only the host of the table may ${what}; ask the host`);
  }
}

export function refuseUnlessSeated(table: StoredTable, person: Id): void {
  if (seatOf(table, person) < 0) {
    throw new Refusal('not-seated', 'you have no seat at this table; sit down first');
  }
}

/** Whether those who come now must be offered another table, for no table has more seats than this one. */
export const isFullOfPeople = (table: StoredTable): boolean => peopleAt(table).length === LIMITS.seats;

export const hasRoom = (table: StoredTable): boolean =>
  table.state !== 'playing' && table.seats.includes(null);

/** Whoever starts the game agrees to it by that; all others at the table must have agreed before. */
export function refuseUnlessAllAgree(table: StoredTable, person: Id): void {
  // After a game all that anybody may have agreed to is a rematch.
  const hasAgreed = (id: Id): boolean => table.state !== 'finished' && hasSaidYes(table.consent, id);
  const missing = peopleAt(table).filter((id) => id !== person && !hasAgreed(id));
  if (missing.length === 0) return;
  const seats = missing.map((id) => seatOf(table, id));
  const isOne = seats.length === 1;
  const who = isOne ? `who sits on seat ${seats.join()} has` : `those on seats ${seats.join(', ')} have`;
  const seat = isOne ? 'the seat' : 'their seats';
  const remedy = table.state === 'finished' ? 'offer a rematch' : `wait for that, or clear ${seat}`;
  throw new Refusal('not-ready', `${who} not agreed to this game; ${remedy}`);
}

/** Whoever sits there next was invited: the table is on show no more. What was being picked was theirs who sat there. */
const gathering = (table: StoredTable): StoredTable => ({
  ...table,
  state: 'gathering',
  matched: false,
  draft: null,
  consent: table.state === 'gathering' ? onlyOf(table.consent, peopleAt(table)) : renewed(table.consent, []),
});

function checkSeat(table: StoredTable, seat: number): void {
  if (!Number.isInteger(seat) || seat < 0 || seat >= table.seats.length) {
    throw new Refusal('malformed', `there is no seat ${seat}; the seats are 0 to ${table.seats.length - 1}`);
  }
}

function freeSeats(table: StoredTable): string {
  const free = table.seats.flatMap((holder, seat) => (holder === null ? [seat] : []));
  return `seat${free.length === 1 ? '' : 's'} ${free.join(', ')}`;
}

function tableFull(table: StoredTable): Refusal {
  const remedy =
    table.seats.length < LIMITS.seats ? 'ask the host for another seat' : 'ask the host to clear one';
  return new Refusal('table-full', `all ${table.seats.length} seats of this table are taken; ${remedy}`);
}
