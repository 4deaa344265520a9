// Texts that are nothing but "+2 Cards", "+1 Action" and the like in fixed numbers: what they come to can be had at once.

import type { CardDefinition } from '../vocabulary/definition.ts';

export interface PlainText {
  readonly cards: number;
  readonly actions: number;
  readonly buys: number;
  readonly coins: number;
  readonly potions: number;
}

/** Undefined for a card that does more, and for an Attack: others may react before its text is followed. */
export function plainTextOf({ types, play = [] }: CardDefinition): PlainText | undefined {
  if (types.includes('Attack')) return undefined;
  const sum = { cards: 0, actions: 0, buys: 0, coins: 0, potions: 0 };
  for (const step of play) {
    switch (step.do) {
      case 'plusCards':
      case 'plusActions':
      case 'plusBuys':
      case 'plusCoins':
      case 'plusPotions':
        if (typeof step.n !== 'number') return undefined;
        sum[COUNTER[step.do]] += step.n;
        break;
      default:
        return undefined;
    }
  }
  return sum;
}

const COUNTER = {
  plusCards: 'cards',
  plusActions: 'actions',
  plusBuys: 'buys',
  plusCoins: 'coins',
  plusPotions: 'potions',
} as const;
