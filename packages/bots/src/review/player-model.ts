// How somebody plays, told by what he bought: which strategies would have bought the same, and how often he strays from them as
// somebody who is still learning does.

import type { Option } from '@tenfold/rules';
import { Lens } from '@tenfold/rules';
import type { BotMaker } from '../bot.ts';
import { learner } from '../characters/learner.ts';
import { normalised } from '../chancellor/mixture.ts';
import type { RecordedPurchase } from './recorded-game.ts';

/** A way to play that he may have. */
export interface Likely {
  readonly sense: BotMaker;
  /** Of a hundred decisions so many are a beginner's. */
  readonly slips: number;
  readonly weight: number;
}

/** Who plays a seat in imagined games: the likely ones take turns, each as often as it is likely. */
export class PlayerModel {
  readonly likely: readonly Likely[];

  constructor(likely: readonly Likely[]) {
    this.likely = likely;
  }

  inWorld(world: number, seat: number): BotMaker {
    let rest = ((world + 1) * GOLDEN + seat * SEATS_APART) % 1;
    for (const { sense, slips, weight } of this.likely) {
      rest -= weight;
      if (rest < 0) return slips === 0 ? sense : learner(sense, slips, 1 + (world % MOODS));
    }
    return this.likely[0]!.sense;
  }
}

const GOLDEN = 0.618_033_988_749_894_9;
const SEATS_APART = 0.37;
const MOODS = 16;

const SLIPS = [0, 20, 40, 60, 80] as const;
/** Whatever the strategy, so much of what somebody buys has reasons of its own. */
const OWN_REASONS = 0.12;
const MOST_LIKELY = 6;

/** `ways` must have one at least. Who has bought nothing yet may be any of the first of them. */
export function modelOf(purchases: readonly RecordedPurchase[], ways: readonly BotMaker[]): PlayerModel {
  const beginner = learner(ways[0]!, 100);
  const rash = purchases.map((purchase) => choiceOf(beginner, purchase));
  const weighed = ways.flatMap((sense) => {
    const sensible = purchases.map((purchase) => choiceOf(sense, purchase));
    return SLIPS.map((slips) => ({ sense, slips, fit: fitOf(purchases, sensible, rash, slips / 100) }));
  });
  const best = weighed.toSorted((a, b) => b.fit - a.fit).slice(0, MOST_LIKELY);
  const weights = normalised(best.map(({ fit }) => Math.exp(fit - best[0]!.fit)));
  return new PlayerModel(best.map(({ sense, slips }, index) => ({ sense, slips, weight: weights[index]! })));
}

const choiceOf = (maker: BotMaker, { position, seat, asked }: RecordedPurchase): Option => {
  const lens = new Lens(position, seat);
  return maker(lens).choose(lens, asked);
};

/** The logarithm of how likely these purchases are. */
function fitOf(
  purchases: readonly RecordedPurchase[],
  sensible: readonly Option[],
  rash: readonly Option[],
  slips: number,
): number {
  return purchases.reduce((fit, { option, asked: { options } }, index) => {
    const chance =
      (1 - slips) * (sensible[index] === option ? 1 : 0) + slips * (rash[index] === option ? 1 : 0);
    return fit + Math.log((1 - OWN_REASONS) * chance + OWN_REASONS / options.length);
  }, 0);
}
