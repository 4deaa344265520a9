// The kingdom that was chosen last, as the device keeps it, and the one of a table, to choose another from.

import type { TableOptions } from '@tenfold/protocol';
import type { CardId } from '@tenfold/rules';
import { BOXES, KINGDOM_PILES } from '@tenfold/rules';
import type { RandomWish } from './random-wish.ts';
import { isKind } from './kinds.ts';
import { ANY_KINGDOM, cardsIn, readRandomWish } from './random-wish.ts';
import { FIRST_GAME, recommendedCards } from './recommended.ts';

export interface KeptKingdom {
  readonly way: 'recommended' | 'random' | 'picked';
  readonly recommended: string;
  /** A random kingdom is drawn anew each time. */
  readonly wish: RandomWish;
  readonly picked: readonly CardId[];
}

const WAYS = ['recommended', 'random', 'picked'] as const;

const FIRST_KINGDOM: KeptKingdom = {
  way: 'recommended',
  recommended: FIRST_GAME,
  wish: ANY_KINGDOM,
  picked: [],
};

export function readKeptKingdom(kept: unknown): KeptKingdom {
  if (typeof kept !== 'object' || kept === null) return FIRST_KINGDOM;
  const { way, recommended, wish, picked } = kept as Readonly<Record<string, unknown>>;
  const id =
    typeof recommended === 'string' && recommendedCards(recommended) !== undefined ? recommended : FIRST_GAME;
  return {
    way: WAYS.find((one) => one === way) ?? FIRST_KINGDOM.way,
    recommended: id,
    wish: readRandomWish(wish),
    picked: cardsIn(picked).slice(0, KINGDOM_PILES),
  };
}

export function kingdomOfTable({ kingdom, noPossession }: TableOptions, before: KeptKingdom): KeptKingdom {
  const wish = { ...before.wish, noPossession };
  switch (kingdom.kind) {
    case 'recommended':
      return { ...before, wish, way: 'recommended', recommended: kingdom.id };
    case 'cards':
      return { ...before, wish, way: 'picked', picked: kingdom.cards.filter(isKind) };
    case 'random':
      return {
        ...before,
        way: 'random',
        wish: { ...wish, boxes: kingdom.sets ?? BOXES, counts: kingdom.counts ?? {} },
      };
    case 'draft':
      return { ...before, wish: { ...wish, boxes: kingdom.sets ?? BOXES } };
  }
}
