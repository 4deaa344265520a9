// Treasures with one card or two, each in several numbers.

import type { Pile, TableSeen } from '../../plans/kingdom-piles.ts';
import { has } from '../../plans/kingdom-piles.ts';
import type { Want } from '../../plans/money.ts';
import { moneyWithCards } from '../../plans/money.ts';
import type { PlanId } from '../../plans/plan.ts';
import type { Seed } from '../competitor.ts';
import { isPlayed, thins } from './card-roles.ts';
import { MANY } from './seed-parts.ts';

export const moneyWithOne = (table: TableSeen): Seed[] =>
  table.piles.flatMap((pile) => wantsOf(pile).map((want) => moneySeed(table, [want])));

/** Every two, with quotas for both. */
export function moneyWithTwo(table: TableSeen): Seed[] {
  const piles = table.piles.filter(isPlayed);
  return piles.flatMap((first, index) =>
    piles.slice(index + 1).flatMap((second) => quotas(first, second).map((wants) => moneySeed(table, wants))),
  );
}

function wantsOf(pile: Pile): Want[] {
  if (!isPlayed(pile)) return [];
  const usual = { pile, trims: false } as const;
  const trims: Want[] = thins(pile) ? [{ pile, copies: 1, beforeGold: true, trims: true }] : [];
  return pile.isTerminal
    ? [
        { ...usual, copies: 1, beforeGold: true },
        { ...usual, copies: 2, beforeGold: false },
        { ...usual, copies: 3, beforeGold: true },
        ...trims,
      ]
    : [
        { ...usual, copies: 2, beforeGold: false },
        { ...usual, copies: MANY, beforeGold: false },
        { ...usual, copies: MANY, beforeGold: true },
        ...trims,
      ];
}

function quotas(first: Pile, second: Pile): Want[][] {
  const want = (pile: Pile, copies: number, beforeGold: boolean): Want => ({
    pile,
    copies,
    beforeGold,
    trims: thins(pile),
  });
  const several = ({ isTerminal }: Pile): number => (isTerminal ? 2 : MANY);
  return [
    [want(first, 1, true), want(second, 1, false)],
    [want(first, several(first), true), want(second, 1, true)],
    [want(second, several(second), true), want(first, 1, true)],
  ];
}

function moneySeed(table: TableSeen, wants: readonly Want[]): Seed {
  const is = (test: (want: Want) => boolean, plan: PlanId): PlanId | undefined =>
    wants.some(test) ? plan : undefined;
  const plan =
    is(({ pile }) => has(pile, 'costs-potion'), 'potions') ??
    is(({ pile }) => has(pile, 'curser'), 'curses-first') ??
    is(({ trims }) => trims, 'trim') ??
    'money-with';
  return {
    plan: { plan, cards: wants.map(({ pile }) => pile.id) },
    strategy: moneyWithCards(table, wants),
  };
}
