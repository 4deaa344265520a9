// A bot that plays a strategy: its rules first, and good sense where they say nothing.

import type { CardSet, Decision, Lens, Option } from '@tenfold/rules';
import type { Bot, BotMaker } from '../bot.ts';
import type { Strategy } from '../strategy/types.ts';
import { act, actionOption, playFurther } from './acting.ts';
import { buy, purchase } from './buying.ts';
import { choose } from './choosing.ts';
import { cleanUp, discard } from './discarding.ts';
import { gain } from './gaining.ts';
import type { CompiledStrategy } from './compiled-strategy.ts';
import { compile, ruledAnswer } from './compiled-strategy.ts';
import { name as nameCard } from './naming.ts';
import { pass } from './passing.ts';
import type { Revealed } from './revealing.ts';
import { reveal } from './revealing.ts';
import { buyOpen } from './market.ts';
import { giveBack, show } from './returning.ts';
import { setAside } from './setting-aside.ts';
import { topdeck } from './topdecking.ts';
import { trash } from './trashing.ts';

/** Bots that follow the strategy. It is made ready once for each set of cards. */
export function strategist(strategy: Strategy): BotMaker {
  const known = new WeakMap<CardSet, CompiledStrategy>();
  let last: CompiledStrategy | undefined;
  return (lens) => {
    if (last?.set !== lens.set) {
      last = known.get(lens.set) ?? compile(strategy, lens.set);
      known.set(lens.set, last);
    }
    return new Strategist(strategy.name, last);
  };
}

class Strategist implements Bot {
  readonly name: string;
  readonly playsTreasures: boolean;
  readonly #compiled: CompiledStrategy;
  readonly #revealed: Revealed = { attack: -1 };

  constructor(name: string, compiled: CompiledStrategy) {
    this.name = name;
    this.playsTreasures = compiled.nevers.size === 0;
    this.#compiled = compiled;
  }

  choose(lens: Lens, decision: Decision): Option {
    const compiled = this.#compiled;
    if (decision.card !== null) return this.#answer(compiled, lens, decision, decision.card);
    switch (decision.verb) {
      case 'buy':
        return buy(compiled, lens, decision.options);
      case 'play':
        return actionOption(compiled, lens, decision.player);
      default:
        return cleanUp(compiled, decision);
    }
  }

  act(lens: Lens): number {
    return act(this.#compiled, lens, lens.seat);
  }

  buy(lens: Lens): Option {
    return purchase(this.#compiled, lens);
  }

  /** A card asks. */
  #answer(compiled: CompiledStrategy, lens: Lens, decision: Decision, card: string): Option {
    const ruled = ruledAnswer(compiled, lens, decision);
    if (ruled >= 0) return ruled;
    const asking = compiled.set.numbers.get(card) ?? 0;
    switch (decision.verb) {
      case 'discard':
        return discard(compiled, lens, decision, asking);
      case 'trash':
        return trash(compiled, lens, decision, asking);
      case 'topdeck':
        return topdeck(compiled, lens, decision, asking);
      case 'gain':
        return gain(compiled, lens, decision, asking);
      case 'choose':
        return choose(compiled, lens, decision, asking);
      case 'play':
        return playFurther(compiled, lens, decision, asking);
      case 'pass':
        return pass(compiled, lens, decision);
      case 'reveal':
        return reveal(compiled, lens, decision, asking, this.#revealed);
      case 'set-aside':
        return setAside(compiled, lens, decision);
      case 'name':
        return nameCard(compiled, lens, decision);
      case 'show':
        return show(compiled, lens, decision, asking);
      case 'return':
        return giveBack(compiled, lens, decision);
      case 'buy':
        return buyOpen(compiled, lens, decision);
      default:
        return decision.options[0] ?? 0;
    }
  }
}
