// What to buy in the middle of a game: where the value would take something else than the plan does, both are tried in
// imagined games of a few turns, which the value judges. It knows little of plans that pay late, so what it prefers must
// also do no worse in games that are played by the plan to their end.

import type { Decision, Game, Option, RandomState } from '@tenfold/rules';
import { Lens, apply, playOut } from '@tenfold/rules';
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
}

/** So many of those that the value likes better than the usual one are tried. */
const RIVALS = 3;
/** Turns of one's own after which the value judges. */
const HORIZON = 2;

const SHORT_GAMES = { worlds: 24, margin: 0.01, sure: 1.5, mostDecisions: 12_000 };
const WHOLE_GAMES = { worlds: 32, margin: 0, sure: 0.3, mostDecisions: 12_000 };

export function bestPurchase(trial: PurchaseTrial): Option {
  const { lens, usual, random, own, asked, othersIn } = trial;
  const preferred = bestByTrial({
    lens,
    usual,
    others: promising(trial),
    random,
    ...SHORT_GAMES,
    outcome: (option, game, world, meter) => {
      apply(game, option, asked.seat);
      return atHorizon(trial, game, othersIn(game, world), meter);
    },
  });
  if (preferred === usual) return usual;
  return bestByTrial({
    lens,
    usual,
    others: [preferred],
    random,
    ...WHOLE_GAMES,
    outcome: (option, game, world, meter) => {
      apply(game, option, asked.seat);
      return atTheEnd(game, lens.seat, own, othersIn(game, world), meter);
    },
  });
}

/** The options of which the value promises more than of the usual one, the best first. */
function promising({ network, lens, asked, usual }: PurchaseTrial): Option[] {
  const judge = judgeFor(network, lens.set);
  judge.begin(lens);
  const enough = judge.worth(lens, usual, 'buy');
  const worths = new Map(
    asked.options
      .filter((option) => option !== usual && isTakeable(lens, option))
      .map((option) => [option, judge.worth(lens, option, 'buy')]),
  );
  return [...worths.keys()]
    .filter((option) => worths.get(option)! > enough)
    .toSorted((a, b) => worths.get(b)! - worths.get(a)!)
    .slice(0, RIVALS);
}

/** What the value says after some turns of one's own; of a game that ends before, what it came to. */
function atHorizon(
  { network, lens: { seat, set }, own }: PurchaseTrial,
  game: Game,
  others: OthersMaker,
  meter: Meter,
): number {
  const makers = game.seats.map((_seat, player) => (player === seat ? own : others(player)));
  const last = game.seats[seat]!.turns + HORIZON;
  meter.decisions += playOut(game, seatBots(game, makers), {
    until: ({ seats, turn }) => seats[seat]!.turns >= last && turn.player !== seat,
  });
  const judge = judgeFor(network, set);
  judge.begin(new Lens(game, seat));
  return game.over ? judge.ending() : judge.asItIs(WORTH);
}
