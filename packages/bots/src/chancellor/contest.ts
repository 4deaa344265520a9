// Alternatives that differ by a game or two in a hundred: tried in so many imagined games that this shows, and in fewer where
// it shows sooner.

import type { Game, Lens, RandomState } from '@tenfold/rules';
import { clone } from '@tenfold/rules';
import type { Meter } from './outcomes.ts';

export interface ContestEffort {
  /** Imagined games at most. */
  readonly worlds: number;
  /** So many decisions in them; then it is decided by what was seen, so that nobody waits long for it. */
  readonly mostDecisions: number;
  /** By how much another must do better to be worth leaving what is usual, and how sure that must be, in standard errors. */
  readonly margin: number;
  readonly sure: number;
}

export interface ContestOfOptions<T> {
  readonly lens: Lens;
  /** What is taken unless another surely does better. */
  readonly usual: T;
  readonly others: readonly T[];
  readonly random: RandomState;
  readonly effort: ContestEffort;
  /** How well an imagined game went in which it was taken; the game is used up by it. */
  readonly outcome: (taken: T, game: Game, world: number, meter: Meter) => number;
}

/** After so many imagined games it is looked at first, and then whenever there were so many times as many. */
const FIRST_LOOK = 24;
const NEXT_LOOK = 1.5;
/** In standard errors: who is so far behind is given up, and who is so far ahead of all has won. */
const BEHIND = 1.7;
const AHEAD = 3;

/** All are tried in the same imagined games, so that luck is the same for all. */
export function bestByContest<T>({ lens, usual, others, random, effort, outcome }: ContestOfOptions<T>): T {
  let rivals = others.map((other) => new Rival(other));
  const meter: Meter = { decisions: 0 };
  let look = FIRST_LOOK;
  for (let world = 0; world < effort.worlds && rivals.length > 0; world++) {
    if (meter.decisions > effort.mostDecisions) break;
    const imagined = lens.imagine(random);
    const usualValue = outcome(usual, clone(imagined), world, meter);
    for (const rival of rivals) {
      rival.count(outcome(rival.taken, clone(imagined), world, meter) - usualValue);
    }
    if (world + 1 < look) continue;
    look *= NEXT_LOOK;
    const most = Math.max(0, ...rivals.map((rival) => rival.mean));
    rivals = rivals.filter((rival) => rival.mean >= most - BEHIND * rival.error && !rival.isLevel);
    if (rivals.length === 1 && most > effort.margin && most > AHEAD * rivals[0]!.error) break;
  }
  const [best] = rivals
    .filter(({ mean, error }) => mean > Math.max(effort.margin, effort.sure * error))
    .toSorted((a, b) => b.mean - a.mean);
  return best === undefined ? usual : best.taken;
}

/** Another than what is usual, and how much better it did. */
class Rival<T> {
  readonly taken: T;
  #worlds = 0;
  #sum = 0;
  #squares = 0;

  constructor(taken: T) {
    this.taken = taken;
  }

  count(better: number): void {
    this.#worlds++;
    this.#sum += better;
    this.#squares += better * better;
  }

  get mean(): number {
    return this.#sum / this.#worlds;
  }

  get error(): number {
    return Math.sqrt(Math.max(0, this.#squares / this.#worlds - this.mean ** 2) / this.#worlds);
  }

  /** It came to the same in every game, and will. */
  get isLevel(): boolean {
    return this.#squares === 0;
  }
}
