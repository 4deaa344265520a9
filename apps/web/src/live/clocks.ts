// Clocks of a game: what is left at a moment, and how that is written.

import type { Clocks, GameState } from '@tenfold/protocol';
import type { TimeLeft } from '../words/time-left.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * Milliseconds that a seat has left; the server told it as of a moment, and for some seats time runs since then, or from
 * a later one on.
 */
export function leftOf({ at, left, running, from }: Clocks, seat: number, now: number): number {
  const told = left[seat] ?? 0;
  return running.includes(seat) ? Math.max(0, told - Math.max(0, now - (from?.[seat] ?? at))) : told;
}

/** Seats for which the others need not wait any longer: out of time, or gone for too long. */
export function overdueSeats(
  { clocks, away }: Pick<GameState, 'clocks' | 'away'>,
  now: number,
): readonly number[] {
  const late = clocks === null ? [] : clocks.running.filter((seat) => leftOf(clocks, seat, now) === 0);
  const gone = away.filter(({ until }) => until <= now).map(({ seat }) => seat);
  return [...new Set([...late, ...gone])];
}

/** Begun seconds count: a clock shows 0:00 when the time is up, and not before. */
export function timeLeft(milliseconds: number): TimeLeft {
  if (milliseconds >= DAY) {
    return {
      unit: 'days',
      days: Math.floor(milliseconds / DAY),
      hours: Math.floor((milliseconds % DAY) / HOUR),
    };
  }
  if (milliseconds >= HOUR) {
    const hours = Math.floor(milliseconds / HOUR);
    return { unit: 'hours', hours, minutes: Math.floor((milliseconds % HOUR) / MINUTE) };
  }
  const seconds = Math.ceil(milliseconds / SECOND);
  return { unit: 'clock', text: `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}` };
}

/** How long until the whole seconds left change: whoever shows them looks again then, so that no delay adds up. */
export const untilNextSecond = (milliseconds: number): number =>
  milliseconds <= 0 ? SECOND : milliseconds % SECOND || SECOND;
