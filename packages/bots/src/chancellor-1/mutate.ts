// A strategy changed a little: a number, the place of a rule, a rule more or less, a condition more or less.

import type { CardId, RandomState, StandardCardId } from '@tenfold/rules';
import { randomBelow } from '@tenfold/rules';
import { is, left, own, ownOfType, totalMoney, turn, upTo } from '../plans/rule-builders.ts';
import type { BuyRule, Comparison, StrategyCondition, Strategy } from '../strategy/types.ts';

export interface Pond {
  /** Kingdom cards that can be bought. */
  readonly cards: readonly CardId[];
  readonly costsPotion: ReadonlySet<CardId>;
  readonly trashers: ReadonlySet<CardId>;
  /** Strategies whose rules may be borrowed. */
  readonly others: readonly Strategy[];
}

type Dice = (below: number) => number;

/** Undefined where the change came to nothing. */
export function mutate(strategy: Strategy, pond: Pond, random: RandomState): Strategy | undefined {
  const dice: Dice = (below) => randomBelow(random, below);
  const changes = [0, 0, 0, 0, 1, 1, 2, 2, 2, 3, 3, 3, 4, 5, 6, 7];
  const rules = strategy.buy.slice();
  const times = 1 + (dice(3) === 0 ? 1 : 0) + (dice(6) === 0 ? 1 : 0);
  let changed = false;
  for (let i = 0; i < times; i++) {
    if (change(changes[dice(changes.length)]!, rules, pond, dice)) changed = true;
  }
  return changed ? { ...strategy, buy: withPotion(rules, pond) } : undefined;
}

const COPIES = [1, 1, 2, 2, 3, 4, 6, 10];

function change(kind: number, rules: BuyRule[], { cards, others, trashers }: Pond, dice: Dice): boolean {
  const place = dice(rules.length);
  const rule = rules[place]!;
  switch (kind) {
    case 0: {
      const conditions = rule.if ?? [];
      if (conditions.length === 0) return false;
      const which = dice(conditions.length);
      const next = shifted(conditions[which]!, dice);
      if (next === undefined) return false;
      rules[place] = { ...rule, if: conditions.with(which, next) };
      return true;
    }
    case 1: {
      const to = Math.max(0, Math.min(rules.length - 1, place + (dice(2) === 0 ? -1 : 1) * (1 + dice(3))));
      if (to === place) return false;
      rules.splice(place, 1);
      rules.splice(to, 0, rule);
      return true;
    }
    case 2: {
      const card = dice(5) === 0 ? BASIC[dice(BASIC.length)]! : cards[dice(cards.length)]!;
      rules.splice(dice(rules.length + 1), 0, upTo(COPIES[dice(COPIES.length)]!, card));
      return true;
    }
    case 3:
      if (rules.length < 4 || rule.card === 'province') return false;
      rules.splice(place, 1);
      return true;
    case 4:
      rules[place] = { ...rule, if: [...(rule.if ?? []), anyCondition(rule, cards, dice)] };
      return true;
    case 5: {
      const conditions = rule.if ?? [];
      if (conditions.length === 0 || rule.card === 'estate') return false;
      rules[place] = { ...rule, if: conditions.toSpliced(dice(conditions.length), 1) };
      return true;
    }
    case 6: {
      if (!trashers.has(rule.card)) return false;
      const { playStyle, ...plain } = rule;
      rules[place] = playStyle === undefined ? { ...rule, playStyle: 'aggressiveTrashing' } : plain;
      return true;
    }
    default: {
      const other = others[dice(Math.max(1, others.length))]?.buy;
      if (other === undefined) return false;
      rules.splice(dice(rules.length + 1), 0, other[dice(other.length)]!);
      return true;
    }
  }
}

const BASIC: readonly StandardCardId[] = ['silver', 'gold', 'duchy', 'province', 'estate', 'copper'];

function shifted(condition: StrategyCondition, dice: Dice): Comparison | undefined {
  if (!('l' in condition)) return undefined;
  const { r } = condition;
  if (typeof r !== 'number') return undefined;
  const step = (r > 8 ? 1 + dice(4) : 1 + dice(2)) * (dice(2) === 0 ? -1 : 1);
  return r + step < 0 ? undefined : { ...condition, r: r + step };
}

function anyCondition(rule: BuyRule, cards: readonly CardId[], dice: Dice): Comparison {
  const other = cards[dice(cards.length)]!;
  const all: readonly (() => Comparison)[] = [
    () => is(own(rule.card), '<', COPIES[dice(COPIES.length)]!),
    () => is(own(other), '>=', 1 + dice(2)),
    () => is(totalMoney, '>=', 8 + dice(16)),
    () => is(left('province'), '<=', 1 + dice(7)),
    () => is(left('province'), '>=', 3 + dice(5)),
    () => is(turn, '<=', 2 + dice(8)),
    () => is(turn, '>=', 3 + dice(10)),
    () => is(own(rule.card), '<', { expr: '/', of: ownOfType('Treasure'), by: 3 + dice(6) }),
    () => is(ownOfType('Terminal'), '<', 1 + dice(4)),
  ];
  return all[dice(all.length)]!();
}

/** Whoever wants what costs a Potion needs one. */
function withPotion(rules: BuyRule[], { costsPotion }: Pond): BuyRule[] {
  const wants = rules.some(({ card }) => costsPotion.has(card));
  const has = rules.some(({ card }) => card === 'potion');
  if (wants === has) return rules;
  if (!wants) return rules.filter(({ card }) => card !== 'potion');
  const silver = rules.findIndex(({ card }) => card === 'silver');
  return rules.toSpliced(Math.max(0, silver), 0, upTo(1, 'potion'));
}
