// A player who takes what the value likes best: purchases and gains. All else it leaves to a strategy.

import type { CardSet, Decision, Lens, Option } from '@tenfold/rules';
import { NOBODY, NOTHING, PLAY_TREASURES, END_TURN, argumentOf } from '@tenfold/rules';
import type { Bot, BotMaker } from '../bot.ts';
import { strategist } from '../play/strategist.ts';
import { factsOf } from '../play/card-facts.ts';
import { genericStrategy } from './generic-strategy.ts';
import type { ValueNetwork } from './network.ts';
import type { Taking } from './option-judge.ts';
import { OptionJudge } from './option-judge.ts';

/** How a decision is about taking a card for oneself, or null if it is about something else. */
export function takingIn(lens: Lens, { card, verb, player, about, seat, options }: Decision): Taking | null {
  if (player !== seat || lens.possessor !== NOBODY || options.length === 1) return null;
  if (card === null) return verb === 'buy' && options[0]! > PLAY_TREASURES ? 'buy' : null;
  return verb === 'gain' && about === player ? 'gain' : null;
}

/** Whether the option is a card that one may want, or the end of the turn: Curses are never taken of one's own will. */
export const isTakeable = (lens: Lens, option: Option): boolean => {
  if (option === END_TURN) return true;
  const card = argumentOf(option);
  return card === NOTHING || !factsOf(lens.set).isCurse[card]!;
};

const judges = new WeakMap<ValueNetwork, WeakMap<CardSet, OptionJudge>>();

/** The judge of options by this network for a set of cards; made once, and the same one ever after. */
export function judgeFor(network: ValueNetwork, set: CardSet): OptionJudge {
  let bySet = judges.get(network);
  if (bySet === undefined) judges.set(network, (bySet = new WeakMap()));
  let judge = bySet.get(set);
  if (judge === undefined) bySet.set(set, (judge = new OptionJudge(network, set)));
  return judge;
}

/** The option after which the position is worth most. */
export function bestTaking(
  judge: OptionJudge,
  lens: Lens,
  options: readonly Option[],
  taking: Taking,
): Option {
  judge.begin(lens);
  let best = options[0]!;
  let most = -Infinity;
  for (const option of options) {
    if (!isTakeable(lens, option)) continue;
    const worth = judge.worth(lens, option, taking);
    if (worth > most) {
      most = worth;
      best = option;
    }
  }
  return best;
}

/** Takes cards by the value of the network; the rest by `otherwise`, or with common sense. */
export function valuePlayer(network: ValueNetwork, otherwise?: BotMaker): BotMaker {
  const sensible = otherwise ?? commonSense();
  return (lens) => new ValuePlayer(judgeFor(network, lens.set), sensible(lens));
}

/** Plays whatever comes with sense; made ready once for a kingdom. */
export function commonSense(): BotMaker {
  let kingdom = '';
  let maker: BotMaker | undefined;
  return (lens) => {
    const here = lens.piles.join(' ');
    if (maker === undefined || here !== kingdom) {
      kingdom = here;
      maker = strategist(genericStrategy(lens));
    }
    return maker(lens);
  };
}

class ValuePlayer implements Bot {
  readonly name = 'By value';
  readonly #judge: OptionJudge;
  readonly #otherwise: Bot;

  constructor(judge: OptionJudge, otherwise: Bot) {
    this.#judge = judge;
    this.#otherwise = otherwise;
  }

  choose(lens: Lens, asked: Decision): Option {
    const taking = takingIn(lens, asked);
    return taking === null
      ? this.#otherwise.choose(lens, asked)
      : bestTaking(this.#judge, lens, asked.options, taking);
  }
}
