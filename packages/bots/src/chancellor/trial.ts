// Tries options out in imagined games and takes another than the usual one where it surely does better.

import type { Decision, Game, Lens, Option, RandomState } from '@tenfold/rules';
import { apply, clone } from '@tenfold/rules';
import type { Meter } from './outcomes.ts';

/** How well an imagined game went after the option was taken in it; the game is used up by it. */
export type Outcome = (game: Game, world: number, meter: Meter) => number;

export interface Trial {
  readonly lens: Lens;
  readonly asked: Decision;
  /** What would be taken without a trial. */
  readonly usual: Option;
  /** What is tried beside it. */
  readonly options: readonly Option[];
  /** Imagined games at most. */
  readonly worlds: number;
  readonly random: RandomState;
  readonly outcome: Outcome;
  /** By how much another must do better to be worth leaving what is usual, and how sure that must be, in standard errors. */
  readonly margin: number;
  readonly sure: number;
}

/** After every so many imagined games those are given up that do worse. */
const BATCH = 8;
/** Then it decides by what it has seen, so that nobody waits long for it: ten milliseconds or so. */
const MOST_DECISIONS = 12_000;

/** All options are tried in the same imagined games, so that luck is the same for all. */
export function bestByTrial({
  lens,
  asked,
  usual,
  options,
  worlds,
  random,
  outcome,
  margin,
  sure,
}: Trial): Option {
  let rivals = options.filter((option) => option !== usual).map((option) => new Rival(option));
  const meter: Meter = { decisions: 0 };
  for (let world = 0; world < worlds && rivals.length > 0; world++) {
    if (meter.decisions > MOST_DECISIONS) break;
    const imagined = lens.imagine(random);
    const valueOf = (option: Option): number => {
      const game = clone(imagined);
      apply(game, option, asked.seat);
      return outcome(game, world, meter);
    };
    const usualValue = valueOf(usual);
    for (const rival of rivals) rival.count(valueOf(rival.option) - usualValue);
    if (world % BATCH === BATCH - 1) {
      const enough = patience(world / worlds);
      rivals = rivals.filter((rival) => rival.mean > enough * rival.error);
    }
  }
  const [best] = rivals
    .filter((rival) => rival.worlds >= BATCH)
    .filter((rival) => rival.mean > Math.max(margin, sure * rival.error))
    .toSorted((a, b) => b.mean - a.mean);
  return best?.option ?? usual;
}

/** How well a rival must do to stay, in standard errors: the more was seen of it, the better. */
const patience = (seen: number): number => 2 * seen - 1;

/** Another option, and how much better than the usual one it did. */
class Rival {
  readonly option: Option;
  worlds = 0;
  #sum = 0;
  #squares = 0;

  constructor(option: Option) {
    this.option = option;
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
