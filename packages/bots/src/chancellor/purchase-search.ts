// What to buy: the plan's choice, what other plans and the learnt value would take, and nothing, each played on to the end in
// the same imagined games. What one purchase is worth is a game or two in a hundred, so it takes hundreds of them to see.

import type { Decision, Game, Lens, Option, RandomState } from '@tenfold/rules';
import { END_TURN, apply, argumentOf, emptyPilesToEnd } from '@tenfold/rules';
import type { BotMaker } from '../bot.ts';
import { factsOf } from '../play/card-facts.ts';
import { endsItBadly } from '../play/end-game.ts';
import { BUY } from '../play/options.ts';
import type { ValueNetwork } from '../value/network.ts';
import { isTakeable, judgeFor } from '../value/value-player.ts';
import type { ContestEffort } from './contest.ts';
import { bestByContest } from './contest.ts';
import type { OthersMaker, OwnPlay } from './outcomes.ts';
import { BY_LEAD, promiseOfEnd } from './outcomes.ts';

export interface PurchaseQuestion {
  readonly lens: Lens;
  readonly asked: Decision;
  /** What the plan takes. */
  readonly usual: Option;
  readonly random: RandomState;
  /** By which one plays on. */
  readonly own: OwnPlay;
  /** Whose choices are tried, too. */
  readonly plans: readonly BotMaker[];
  readonly network: ValueNetwork | undefined;
  readonly othersIn: (game: Game, world: number) => OthersMaker;
  readonly effort: ContestEffort;
}

/** So many of those that the value likes best are tried. */
const BY_VALUE = 3;
/** The end is near with so few Provinces left. */
const LAST_PROVINCES = 5;

export function bestPurchase(question: PurchaseQuestion): Option {
  const { lens, asked, usual, random, own, othersIn, effort } = question;
  const byLead = isNearEnd(lens) ? BY_LEAD.nearEnd : BY_LEAD.early;
  return bestByContest({
    lens,
    usual,
    others: [...promising(question)].filter((option) => option !== usual && isSane(lens, option)),
    random,
    effort,
    outcome: (option, game, world, meter) => {
      const others = othersIn(game, world);
      apply(game, option, asked.seat);
      return promiseOfEnd(game, lens.seat, own, others, byLead, meter);
    },
  });
}

function promising(question: PurchaseQuestion): Set<Option> {
  const { lens, asked, plans } = question;
  return new Set([
    ...plans.map((maker) => maker(lens).choose(lens, asked)),
    ...likedByValue(question),
    ...(isNearEnd(lens) ? asked.options.filter((option) => isPointsOrMoney(lens, option)) : []),
  ]);
}

function likedByValue({ network, lens, asked }: PurchaseQuestion): Option[] {
  if (network === undefined) return [];
  const judge = judgeFor(network, lens.set);
  judge.begin(lens);
  const worths = new Map(
    asked.options
      .filter((option) => isTakeable(lens, option))
      .map((option) => [option, judge.worth(lens, option, 'buy')]),
  );
  return [...worths.keys()].toSorted((a, b) => worths.get(b)! - worths.get(a)!).slice(0, BY_VALUE);
}

/** Whether the game may be over soon, by Provinces or by piles. */
function isNearEnd(lens: Lens): boolean {
  const { province } = factsOf(lens.set);
  return lens.supply(province) <= LAST_PROVINCES || lens.emptyPiles >= emptyPilesToEnd(lens.players) - 1;
}

/** What is worth buying in the end: points, money, or nothing. */
function isPointsOrMoney(lens: Lens, option: Option): boolean {
  if (option < BUY || option >= END_TURN) return option === END_TURN;
  const card = argumentOf(option);
  const { types } = lens.set.definitions[card]!;
  return types.includes('Victory') || (types.includes('Treasure') && lens.set.coins[card]! > 0);
}

/** Never a Curse, and never what ends the game and loses it. */
function isSane(lens: Lens, option: Option): boolean {
  if (option < BUY || option >= END_TURN) return option === END_TURN;
  if (!isTakeable(lens, option)) return false;
  return !endsItBadly({ facts: factsOf(lens.set), guarded: true }, lens, argumentOf(option));
}
