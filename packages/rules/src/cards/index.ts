import type { CardDefinition, CardSetName } from '../vocabulary/definition.ts';
import { alchemy } from './alchemy.ts';
import { base } from './base.ts';
import { basic } from './basic.ts';
import { intrigue } from './intrigue.ts';

const bySet: Readonly<Record<Exclude<CardSetName, 'own'>, readonly CardDefinition[]>> = {
  basic,
  base,
  intrigue,
  alchemy,
};

/** All cards of the boxes: 70. */
export const allCards: readonly CardDefinition[] = Object.values(bySet).flat();

const setNames = new Map(
  Object.entries(bySet).flatMap(([set, cards]) =>
    cards.map((card) => [card.id, set as CardSetName] as const),
  ),
);

/** Which box a card comes from. */
export const setOfCard = (id: string): CardSetName => setNames.get(id) ?? 'own';
