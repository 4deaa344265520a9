// Parts that many seeds are made of.

import type { CardId } from '@tenfold/rules';
import { has } from '../../plans/kingdom-piles.ts';
import type { Pile } from '../../plans/kingdom-piles.ts';
import type { PlanId } from '../../plans/plan.ts';
import { buy, is, left, own, totalMoney, upTo } from '../../plans/rule-builders.ts';
import type { BuyRule } from '../../strategy/types.ts';
import type { Seed } from '../competitor.ts';

export const EAGERLY = { playStyle: 'aggressiveTrashing' } as const;
export const MANY = 10;

/** Whoever wants what costs a Potion needs one, and most often before Silver. */
function withPotions(rules: readonly BuyRule[], piles: readonly Pile[], potions = 1): BuyRule[] {
  if (!piles.some((pile) => has(pile, 'costs-potion'))) return [...rules];
  const silver = rules.findIndex(({ card }) => card === 'silver');
  return rules.toSpliced(Math.max(0, silver), 0, upTo(potions, 'potion'));
}

export function seedOf(plan: PlanId, piles: readonly Pile[], rules: readonly BuyRule[]): Seed {
  const cards: CardId[] = [...new Set(piles.map(({ id }) => id))];
  return {
    plan: { plan, cards },
    strategy: { name: [plan, ...cards].join(' '), buy: withPotions(rules, piles) },
  };
}

/** Points of a deck that works by its cards: once there are so many of one of them, or money enough. */
export const deckPoints = (players: number, id: CardId, copies: number): BuyRule[] => [
  buy('province', is(own(id), '>=', copies)),
  buy('province', is(totalMoney, '>', 14)),
  buy('duchy', is(left('province'), '<=', players === 2 ? 4 : 5)),
  buy('estate', is(left('province'), '<=', 2)),
];

export const thinner = ({ id }: Pile): BuyRule => ({ ...upTo(1, id), ...EAGERLY });
