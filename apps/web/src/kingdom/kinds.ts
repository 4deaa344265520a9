// The cards that may be Kingdom piles, and the order in which people look for them.

import type { Box, CardId } from '@tenfold/rules';
import { BOXES, setOfCard } from '@tenfold/rules';
import { cardIds, compareCosts } from '../cards/facts.ts';

/** The box of a Kingdom card; undefined for basic and home-made cards. */
export const boxOf = (card: CardId): Box | undefined => BOXES.find((box) => box === setOfCard(card));

/** The cards of the boxes. */
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

export const boxesOf = (cards: readonly CardId[]): Box[] =>
  BOXES.filter((box) => cards.some((card) => boxOf(card) === box));
