// Who of the players is here, and since when somebody who is asked is not. Kept in memory alone: after a restart
// everybody gets his full time to come back.

import type { GameState } from '@tenfold/protocol';
import type { Match } from './match.ts';

export class SeatPresence {
  readonly #awayMs: number;
  /** By seat. */
  readonly #connections: number[];
  readonly #leftAt: number[];
  /** By seat: whether somebody is here by way of another node. */
  readonly #elsewhere: boolean[];

  constructor(seats: number, awayMs: number, now: number) {
    this.#awayMs = awayMs;
    this.#connections = Array.from({ length: seats }, () => 0);
    this.#leftAt = Array.from({ length: seats }, () => now);
    this.#elsewhere = Array.from({ length: seats }, () => false);
  }

  isElsewhere(seat: number, isThere: boolean, now: number): void {
    if (this.#elsewhere[seat] === true && !isThere) this.#leftAt[seat] = now;
    this.#elsewhere[seat] = isThere;
  }

  came(seat: number): void {
    this.#connections[seat] = this.#count(seat) + 1;
  }

  left(seat: number, now: number): void {
    this.#connections[seat] = this.#count(seat) - 1;
    this.#leftAt[seat] = now;
  }

  /** Seats of persons who follow the game, on however many devices. */
  present(match: Match): readonly number[] {
    return match.seating.persons.filter((seat) => this.#isHere(seat));
  }

  /**
   * Persons for whom the game waits and who are not here, and until when they may come back. Nobody is away where
   * nobody else waits for him, nor in a game of days, which is played by looking in.
   */
  away(match: Match): GameState['away'] {
    if (match.start.options.clock === 'days' || match.seating.persons.length < 2) return [];
    return match.seating.persons.flatMap((seat) => {
      const question = match.question(seat);
      if (question === null || this.#isHere(seat)) return [];
      return [{ seat, until: Math.max(this.#leftAt[seat] ?? 0, question.at) + this.#awayMs }];
    });
  }

  /** Seats for which the others need not wait any longer: gone for too long, or out of time. */
  overdue(match: Match, now: number): readonly number[] {
    const gone = this.away(match).flatMap(({ seat, until }) => (until <= now ? [seat] : []));
    return [...new Set([...(match.clock?.outAt(now) ?? []), ...gone])];
  }

  #isHere(seat: number): boolean {
    return this.#count(seat) > 0 || this.#elsewhere[seat] === true;
  }

  #count(seat: number): number {
    return this.#connections[seat] ?? 0;
  }
}
