// A bot that plays a strategy: its rules first, and good sense where they say nothing.

import type { CardSet, Decision, Lens, Option } from '@tenfold/rules';
import type { Bot, BotMaker } from '../bot.ts';
import type { Strategy } from '../strategy/types.ts';
import { act, playFurther } from './acting.ts';
import { buy } from './buying.ts';
import { choose } from './choosing.ts';
import { cleanUp, discard } from './discarding.ts';
import { gain } from './gaining.ts';
import type { Mind } from './mind.ts';
import { compile, ruledAnswer } from './mind.ts';
import { name as nameCard } from './naming.ts';
import { pass } from './passing.ts';
import type { Revealed } from './revealing.ts';
import { reveal } from './revealing.ts';
import { setAside } from './setting-aside.ts';
import { topdeck } from './topdecking.ts';
import { trash } from './trashing.ts';

/** Bots that follow the strategy. It is made ready once for each set of cards. */
export function strategist(strategy: Strategy): BotMaker {
  const minds = new WeakMap<CardSet, Mind>();
  let last: Mind | undefined;
  return (lens) => {
    if (last?.set !== lens.set) {
      last = minds.get(lens.set) ?? compile(strategy, lens.set);
      minds.set(lens.set, last);
    }
    return new Strategist(strategy.name, last);
  };
}

class Strategist implements Bot {
  readonly name: string;
  readonly #mind: Mind;
  readonly #revealed: Revealed = { attack: -1 };

  constructor(name: string, mind: Mind) {
    this.name = name;
    this.#mind = mind;
  }

  choose(lens: Lens, decision: Decision): Option {
    const mind = this.#mind;
    if (decision.card !== null) return this.#answer(mind, lens, decision, decision.card);
    switch (decision.verb) {
      case 'buy':
        return buy(mind, lens, decision.options);
      case 'play':
        return act(mind, lens, decision);
      default:
        return cleanUp(mind, decision);
    }
  }

  /** A card asks. */
  #answer(mind: Mind, lens: Lens, decision: Decision, card: string): Option {
    const ruled = ruledAnswer(mind, lens, decision);
    if (ruled >= 0) return ruled;
    const asking = mind.set.numbers.get(card) ?? 0;
    switch (decision.verb) {
      case 'discard':
        return discard(mind, lens, decision, asking);
      case 'trash':
        return trash(mind, lens, decision, asking);
      case 'topdeck':
        return topdeck(mind, lens, decision, asking);
      case 'gain':
        return gain(mind, lens, decision, asking);
      case 'choose':
        return choose(mind, lens, decision, asking);
      case 'play':
        return playFurther(mind, lens, decision, asking);
      case 'pass':
        return pass(mind, lens, decision);
      case 'reveal':
        return reveal(mind, lens, decision, asking, this.#revealed);
      case 'set-aside':
        return setAside(mind, lens, decision);
      case 'name':
        return nameCard(mind, lens, decision);
      default:
        return decision.options[0] ?? 0;
    }
  }
}
