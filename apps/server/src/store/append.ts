// The part of an append that every choice of every game goes through. Each database has its own way of doing it fast,
// and this is all that they do differently.

import type { Kysely } from 'kysely';
import { seatBits } from './rows.ts';
import type { Schema } from './schema.ts';
import type { AppendOutcome, GameWrite } from './store.ts';

/**
 * Writes the entries, the new length, the deadline, whom the game waits for and who has left, of each write that
 * continues its game's log; answers for each whether it did. A game may occur several times: a later write continues the
 * earlier ones. (One that is not there, or has its result, cannot be continued.)
 */
export type AppendEntries = (
  db: Kysely<Schema>,
  writes: readonly GameWrite[],
) => Promise<readonly AppendOutcome[]>;

export interface Appending {
  readonly entries: AppendEntries;
  /** Whether each write is written as a whole or not at all, also without a transaction around it. */
  readonly isAtomic: boolean;
}

/** Whether it was thought after the first `length` entries, and its own come right after them, without a gap. */
export function continues({ after, entries }: GameWrite, length: number): boolean {
  return after === length && entries.every(({ sequence }, index) => sequence === length + index + 1);
}

/** Seats whose players have left with these entries, as bits. */
export function goneBits({ entries }: GameWrite): number {
  return seatBits(entries.flatMap((entry) => (entry.kind === 'replaced' ? [entry.seat] : [])));
}

/** A finished game has no clock that could run out. */
export function deadlineAfter({ deadline, result }: GameWrite): number | null {
  return result === undefined ? deadline : null;
}
