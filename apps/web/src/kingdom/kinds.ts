// The cards that may be Kingdom piles, and the order in which people look for them.

import type { CardId } from '@tenfold/rules';
import { BOXES, setOfCard } from '@tenfold/rules';
import { cardIds, compareCosts } from '../cards/facts.ts';

/** The boxes, and the cards of other sets that may be their guests: those are off unless they are chosen. */
export const SHELF = [...BOXES, 'guests'] as const;
export type ShelfBox = (typeof SHELF)[number];

/** The box of a Kingdom card; undefined for basic and home-made cards. */
export const boxOf = (card: CardId): ShelfBox | undefined => SHELF.find((box) => box === setOfCard(card));

/** The cards of the boxes and their guests. */
export const KINDS: readonly CardId[] = cardIds.filter((card) => boxOf(card) !== undefined);

export const isKind = (card: CardId): boolean => boxOf(card) !== undefined;

/** The cheaper first; then by name as the reader's alphabet has it. */
export function byCost(
  cards: readonly CardId[],
  nameOf: (card: CardId) => string,
  language: string,
): CardId[] {
  const { compare } = new Intl.Collator(language);
  return cards.toSorted((a, b) => compareCosts(a, b) || compare(nameOf(a), nameOf(b)));
}

export const boxesOf = (cards: readonly CardId[]): ShelfBox[] =>
  SHELF.filter((box) => cards.some((card) => boxOf(card) === box));
