// The games of a plan, handed out in parts, in their order. Parts grow until they take as long as is wished; towards the end they get
// smaller, so that nobody waits long for another.

import type { GameRange } from './range-runner.ts';
import type { SettledPlan } from './simulation-plan.ts';

const FIRST_PART_ROUNDS = 4;

/** Hands out the games of a plan. */
export class GameParts {
  readonly #games: number;
  readonly #round: number;
  #next = 1;

  constructor(plan: SettledPlan) {
    this.#games = plan.games;
    this.#round = plan.strategies.length;
  }

  /** How many games to begin with. */
  get firstSize(): number {
    return FIRST_PART_ROUNDS * this.#round;
  }

  /**
   * Whole rounds, unless they are the last; undefined when there are no more. `crew`: how many share the work; `least`: fewer are not
   * worth handing out, also towards the end.
   */
  next(games: number, crew: number, least = 0): GameRange | undefined {
    const left = this.#games - this.#next + 1;
    if (left <= 0) return undefined;
    const rounds = Math.max(1, Math.floor(Math.min(games, Math.max(least, left / (2 * crew))) / this.#round));
    const from = this.#next;
    const to = Math.min(this.#games, from + rounds * this.#round - 1);
    this.#next = to + 1;
    return { from, to };
  }
}

/** At most four times as many as before: the first parts are slow, for the code is not yet warm. */
export const nextSize = (played: number, seconds: number, before: number, wished: number): number =>
  seconds === 0 ? before * 4 : Math.min(before * 4, (played * wished) / seconds);
