// Days of the calendar, the same for everybody on earth: a day begins at midnight UTC.

/* oxlint-disable no-restricted-globals -- the calendar and not the clock: every time is handed in */

/** As 2026-11-18. */
export type Day = string;

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Whoever has begun the day's game before midnight can end it in peace: so much later it counts no more, and what the
 * day's games were dealt from is told.
 */
const GRACE_MS = 60 * 60 * 1000;

export const dayAt = (time: number): Day => new Date(time).toISOString().slice(0, 10);

/** When the next day begins. */
export const endOfDay = (day: Day): number => Date.parse(`${day}T00:00:00Z`) + DAY_MS;

export const dayBefore = (day: Day): Day => dayAt(Date.parse(`${day}T00:00:00Z`) - DAY_MS);

/** When the results of a day are final, and its games open to everybody. */
export const closingOfDay = (day: Day): number => endOfDay(day) + GRACE_MS;

/** The latest day whose results are final. */
export const latestClosedDay = (time: number): Day => dayBefore(dayAt(time - GRACE_MS));
