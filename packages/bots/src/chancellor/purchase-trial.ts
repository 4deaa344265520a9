// What to buy in the middle of a game: where the value would take something else than the plan does, both are tried in
// imagined games.

import type { Decision, Game, Lens, Option, RandomState } from '@tenfold/rules';
import { Lens as LensOn, apply, playOut } from '@tenfold/rules';
import type { BotMaker } from '../bot.ts';
import { seatBots } from '../bot.ts';
import type { ValueNetwork } from '../value/network.ts';
import { WORTH } from '../value/network.ts';
import { isTakeable, judgeFor } from '../value/value-player.ts';
import type { Meter, OthersMaker } from './outcomes.ts';
import { atTheEnd } from './outcomes.ts';
import { bestByTrial } from './trial.ts';

export interface PurchaseTrial {
  readonly network: ValueNetwork;
  readonly lens: Lens;
  readonly asked: Decision;
  readonly usual: Option;
  readonly random: RandomState;
  readonly own: BotMaker;
  readonly othersIn: (game: Game, world: number) => OthersMaker;
  readonly effort: PurchaseEffort;
}

/** How much is tried. */
export interface PurchaseEffort {
  readonly rivals: number;
  readonly worlds: number;
  /** Turns of one's own after which the value judges; Infinity to play on to the end. */
  readonly horizon: number;
  readonly margin: number;
  readonly sure: number;
  readonly mostDecisions: number;
  /** So much more than the usual one the value must promise of another before that is tried. */
  readonly promise: number;
}

export function bestPurchase(trial: PurchaseTrial): Option {
  const { lens, asked, usual, random, own, othersIn, effort } = trial;
  const others = promising(trial);
  if (others.length === 0) return usual;
  return bestByTrial({
    lens,
    usual,
    others,
    random,
    worlds: effort.worlds,
    margin: effort.margin,
    sure: effort.sure,
    mostDecisions: effort.mostDecisions,
    outcome: (option, game, world, meter) => {
      apply(game, option, asked.seat);
      const others = othersIn(game, world);
      return effort.horizon === Infinity
        ? atTheEnd(game, lens.seat, own, others, meter)
        : atHorizon(trial, game, others, meter);
    },
  });
}

/** The options of which the value promises more than of the usual one, the best first. */
function promising({ network, lens, asked, usual, effort }: PurchaseTrial): Option[] {
  const judge = judgeFor(network, lens.set);
  judge.begin(lens);
  const enough = judge.worth(lens, usual, 'buy') + effort.promise;
  const worths = new Map(
    asked.options
      .filter((option) => option !== usual && isTakeable(lens, option))
      .map((option) => [option, judge.worth(lens, option, 'buy')]),
  );
  return [...worths.keys()]
    .filter((option) => worths.get(option)! > enough)
    .toSorted((a, b) => worths.get(b)! - worths.get(a)!)
    .slice(0, effort.rivals);
}

/** What the value says after some turns of one's own; of a game that ends before, what it came to. */
function atHorizon(
  { network, lens: { seat }, own, effort }: PurchaseTrial,
  game: Game,
  others: OthersMaker,
  meter: Meter,
): number {
  const makers = game.seats.map((_seat, player) => (player === seat ? own : others(player)));
  const last = game.seats[seat]!.turns + effort.horizon;
  meter.decisions += playOut(game, seatBots(game, makers), {
    until: ({ seats, turn }) => seats[seat]!.turns >= last && turn.player !== seat,
  });
  const judge = judgeFor(network, new LensOn(game, seat).set);
  judge.begin(new LensOn(game, seat));
  return game.over ? judge.ending() : judge.asItIs(WORTH);
}
