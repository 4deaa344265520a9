// A strategy that competes for being played.

import type { CardId } from '@tenfold/rules';
import { setOfCard } from '@tenfold/rules';
import type { BotMaker } from '../bot.ts';
import type { Plan } from '../plans/plan.ts';
import { strategist } from '../play/strategist.ts';
import type { Strategy } from '../strategy/types.ts';

export interface Seed {
  readonly plan: Plan;
  readonly strategy: Strategy;
}

export class Competitor implements Seed {
  readonly plan: Plan;
  readonly strategy: Strategy;
  readonly maker: BotMaker;

  constructor({ plan, strategy }: Seed) {
    this.plan = plan;
    this.strategy = strategy;
    this.maker = strategist(strategy);
  }
}

/** The Kingdom cards that a strategy buys. */
export const cardsOf = ({ buy: rules, kingdomCards = [] }: Strategy): CardId[] =>
  [...new Set([...kingdomCards, ...rules.map(({ card }) => card)])].filter((id) => setOfCard(id) !== 'basic');
