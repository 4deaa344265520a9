// Tries alternatives out in imagined games and takes another than the usual one where it surely does better.

import type { Game, Lens, RandomState } from '@tenfold/rules';
import { clone } from '@tenfold/rules';
import type { Meter } from './outcomes.ts';

export interface Trial<T> {
  readonly lens: Lens;
  /** What would be taken without a trial. */
  readonly usual: T;
  /** What is tried beside it. */
  readonly others: readonly T[];
  /** Imagined games at most. */
  readonly worlds: number;
  /** So many decisions in them; then it is decided by what was seen, so that nobody waits long for it. */
  readonly mostDecisions: number;
  readonly random: RandomState;
  /** How well an imagined game went in which it was taken; the game is used up by it. */
  readonly outcome: (taken: T, game: Game, world: number, meter: Meter) => number;
  /** By how much another must do better to be worth leaving what is usual, and how sure that must be, in standard errors. */
  readonly margin: number;
  readonly sure: number;
}

/** After every so many imagined games those are given up that do worse. */
const BATCH = 8;

/** All are tried in the same imagined games, so that luck is the same for all. */
export function bestByTrial<T>({
  lens,
  usual,
  others,
  worlds,
  mostDecisions,
  random,
  outcome,
  margin,
  sure,
}: Trial<T>): T {
  let rivals = others.map((other) => new Rival(other));
  const meter: Meter = { decisions: 0 };
  for (let world = 0; world < worlds && rivals.length > 0; world++) {
    if (meter.decisions > mostDecisions) break;
    const imagined = lens.imagine(random);
    const usualValue = outcome(usual, clone(imagined), world, meter);
    for (const rival of rivals) {
      rival.count(outcome(rival.taken, clone(imagined), world, meter) - usualValue);
    }
    if (world % BATCH === BATCH - 1) {
      const enough = patience(world / worlds, sure);
      rivals = rivals.filter((rival) => rival.mean > enough * rival.error);
    }
  }
  const [best] = rivals
    .filter((rival) => rival.worlds >= BATCH)
    .filter((rival) => rival.mean > Math.max(margin, sure * rival.error))
    .toSorted((a, b) => b.mean - a.mean);
  return best === undefined ? usual : best.taken;
}

/** How well a rival must do to stay, in standard errors: the more was seen of it, the better. */
const patience = (seen: number, sure: number): number => (1 + Math.min(1, sure)) * seen - 1;

/** Another than what is usual, and how much better it did. */
class Rival<T> {
  readonly taken: T;
  worlds = 0;
  #sum = 0;
  #squares = 0;

  constructor(taken: T) {
    this.taken = taken;
  }

  count(better: number): void {
    this.worlds++;
    this.#sum += better;
    this.#squares += better * better;
  }

  get mean(): number {
    return this.#sum / this.worlds;
  }

  get error(): number {
    return Math.sqrt(Math.max(0, this.#squares / this.worlds - this.mean ** 2) / this.worlds);
  }
}
