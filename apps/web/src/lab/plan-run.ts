// The games of one plan while they are played: what was handed out, and what has come back.

import type { GameRange, SettledPlan, SimulationTally } from '@tenfold/sim/core';
import { addTally, newTally } from '@tenfold/sim/core';

/** How long one part of the work may take: a change of the text waits for it. */
const PART_SECONDS = 0.03;
const FIRST_PART_ROUNDS = 4;

let made = 0;

export class PlanRun {
  /** By which workers know it. */
  readonly id: number;
  readonly plan: SettledPlan;
  readonly total: SimulationTally;
  /** The game that could not be played to its end. */
  broken: number | null = null;
  isPaused = false;
  readonly #changed: () => void;
  #next = 1;
  /** Games of the next part. */
  #part: number;

  /** `changed` is told whenever games have come back. */
  constructor(plan: SettledPlan, changed: () => void) {
    made++;
    this.id = made;
    this.plan = plan;
    this.#changed = changed;
    this.total = newTally(plan);
    this.#part = FIRST_PART_ROUNDS * plan.strategies.length;
  }

  get handedOut(): number {
    return this.#next - 1;
  }

  get isDone(): boolean {
    return this.total.games >= this.plan.games;
  }

  get wantsMore(): boolean {
    return !this.isPaused && this.broken === null && this.#next <= this.plan.games;
  }

  /** Whole rounds, so that what belongs together is counted together. */
  next(): GameRange {
    const round = this.plan.strategies.length;
    const rounds = Math.max(1, Math.floor(this.#part / round));
    const from = this.#next;
    const to = Math.min(this.plan.games, from + rounds * round - 1);
    this.#next = to + 1;
    return { from, to };
  }

  take(tally: SimulationTally, seconds: number): void {
    addTally(this.total, tally);
    this.#part = Math.min(this.#part * 4, (tally.games * PART_SECONDS) / Math.max(seconds, 1e-4));
    this.#changed();
  }

  breakAt(game: number): void {
    this.broken = game;
    this.#changed();
  }
}
