// Treasures whose order cannot matter: what they make is the same whenever they are played, and they do nothing else.

import type { CardDefinition, Step } from '../vocabulary/definition.ts';

type Making = Extract<Step, { do: 'plusCoins' | 'plusPotions' | 'plusBuys' }>;

/** Makes coins, Potions and Buys in fixed numbers. What depends on the position, draws or asks is played one by one. */
export const isPlainTreasure = (card: CardDefinition): boolean => makingsOf(card) !== undefined;

/** The coins of a plain Treasure that makes nothing besides; -1 for every other card. */
export function plainCoinsOf(card: CardDefinition): number {
  const makings = makingsOf(card);
  if (makings === undefined || makings.some((step) => step.do !== 'plusCoins')) return -1;
  return makings.reduce((coins, step) => coins + step.n, 0);
}

type Fixed = Making & { readonly n: number };

function makingsOf({ types, play }: CardDefinition): readonly Fixed[] | undefined {
  // A Treasure may be worth points; one that is anything else besides is played for that, too.
  if (!types.includes('Treasure') || !types.every((type) => type === 'Treasure' || type === 'Victory'))
    return;
  return play?.every(isFixed) === true ? play : undefined;
}

const isFixed = (step: Step): step is Fixed =>
  (step.do === 'plusCoins' || step.do === 'plusPotions' || step.do === 'plusBuys') &&
  typeof step.n === 'number';
