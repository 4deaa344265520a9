// The clocks of a table. Time is counted from the moments at which entries of the log were written, so a clock is the
// same after a restart, on another server, and for a game that was long out of memory. What passed while no server ran is
// left out.

import type { TableOptions } from '@tenfold/protocol';
import { NO_OUTAGES } from '../time/outages.ts';
import type { Outages } from '../time/outages.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

interface ClockRule {
  /** What everybody begins with. */
  readonly bank: number;
  /** Added when a turn of one's own begins. */
  readonly aTurn: number;
  /** Added after each choice. */
  readonly aChoice: number;
  /** At least so much is left whenever the game begins to wait for somebody. */
  readonly atLeast: number;
}

/**
 * gentle: ten minutes, and twenty seconds a turn: an evening with friends that does not fall asleep.
 * fast: three minutes, and six seconds a choice: about a quarter of an hour a game.
 * days: three days whenever the game comes to wait for one, as by letter.
 * A seat's time runs while the game waits for it, also in the turns of others. Bots have no clock.
 */
const CLOCK_RULES: Readonly<Record<TableOptions['clock'], ClockRule | null>> = {
  none: null,
  gentle: { bank: 10 * MINUTE, aTurn: 20 * SECOND, aChoice: 0, atLeast: 0 },
  fast: { bank: 3 * MINUTE, aTurn: 0, aChoice: 6 * SECOND, atLeast: 0 },
  days: { bank: 3 * DAY, aTurn: 0, aChoice: 0, atLeast: 3 * DAY },
};

export class GameClock {
  readonly #rule: ClockRule;
  readonly #left: number[];
  readonly #outages: Outages;
  #running: readonly number[] = [];
  /** By seat: until then it costs nothing that the game waits for it. */
  readonly #freeUntil: number[];
  #at: number;
  /** How far time was added: what is undone and done again earns nothing twice. */
  #choicesPaid = 0;
  #turnsPaid: number;

  private constructor(rule: ClockRule, seats: number, turn: number, at: number, outages: Outages) {
    this.#rule = rule;
    this.#outages = outages.since(at);
    this.#left = Array.from({ length: seats }, () => rule.bank);
    this.#freeUntil = Array.from({ length: seats }, () => at);
    this.#turnsPaid = turn;
    this.#at = at;
  }

  /** Null for a table without a clock. */
  static of(
    kind: TableOptions['clock'],
    seats: number,
    turn: number,
    at: number,
    outages = NO_OUTAGES,
  ): GameClock | null {
    const rule = CLOCK_RULES[kind];
    return rule === null ? null : new GameClock(rule, seats, turn, at, outages);
  }

  /** From when on time runs: that of the latest entry, or later if no server ran after it. */
  get at(): number {
    return this.#outages.afterThose(this.#at);
  }

  /** By seat, as of `at`. */
  get left(): readonly number[] {
    return this.#left;
  }

  get running(): readonly number[] {
    return this.#running;
  }

  /** By seat: from when on the waiting costs its time. */
  get from(): readonly number[] {
    return this.#left.map((_left, seat) => (this.#running.includes(seat) ? this.#runsFrom(seat) : this.at));
  }

  /** Time passes up to a moment. */
  passTo(at: number): void {
    for (const seat of this.#running) {
      const from = this.#waitsFrom(seat);
      const passed = Math.max(0, at - from - this.#outages.between(from, at));
      this.#left[seat] = Math.max(0, this.#leftOf(seat) - passed);
    }
    this.#at = Math.max(at, this.#at);
  }

  /** A choice was made, which is the `count`th that counts. */
  payChoice(seat: number, count: number): void {
    if (count <= this.#choicesPaid) return;
    this.#choicesPaid = count;
    this.#left[seat] = this.#leftOf(seat) + this.#rule.aChoice;
  }

  /** A turn has begun in which this seat decides. */
  payTurn(seat: number, number: number): void {
    if (number <= this.#turnsPaid) return;
    this.#turnsPaid = number;
    this.#left[seat] = this.#leftOf(seat) + this.#rule.aTurn;
  }

  /** From now on the game waits for these; `freeUntil` says until when that costs a seat nothing. */
  runFor(seats: readonly number[], freeUntil: (seat: number) => number = () => 0): void {
    for (const seat of seats) {
      if (!this.#running.includes(seat)) this.#left[seat] = Math.max(this.#leftOf(seat), this.#rule.atLeast);
      this.#freeUntil[seat] = freeUntil(seat);
    }
    this.#running = seats;
  }

  /** Those whose time is up at this moment. */
  outAt(now: number): readonly number[] {
    return this.#running.filter((seat) => this.#leftOf(seat) <= now - this.#runsFrom(seat));
  }

  /** When the next one's time is up, of those whose time was not up before `now`; null if there is none. */
  deadline(now = this.at): number | null {
    const ends = this.#running
      .map((seat) => this.#runsFrom(seat) + this.#leftOf(seat))
      .filter((end) => end >= now);
    return ends.length === 0 ? null : Math.min(...ends);
  }

  /** From when on the game waits for it at its cost. */
  #waitsFrom(seat: number): number {
    return Math.max(this.#at, this.#freeUntil[seat] ?? 0);
  }

  /** The same, or later if no server ran after it. */
  #runsFrom(seat: number): number {
    return this.#outages.afterThose(this.#waitsFrom(seat));
  }

  #leftOf(seat: number): number {
    return this.#left[seat] ?? 0;
  }
}
