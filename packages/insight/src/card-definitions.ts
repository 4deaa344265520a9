// What the rules know of each card: its types, its points, the steps of its texts.

import type { CardDefinition, CardId, CardType, Filter, Step } from '@tenfold/rules';
import { allCards, stepsOf as stepsOfCard } from '@tenfold/rules';

const definitions: ReadonlyMap<CardId, CardDefinition> = new Map(allCards.map((card) => [card.id, card]));
const places: ReadonlyMap<CardId, number> = new Map(allCards.map((card, index) => [card.id, index]));

/** The definition of a card of the boxes; undefined for one that is home-made. */
export const definitionOf = (card: CardId): CardDefinition | undefined => definitions.get(card);

/** Whether a card of the boxes has this type; false for a home-made card. */
export const hasType = (card: CardId, type: CardType): boolean =>
  definitionOf(card)?.types.includes(type) ?? false;

/** The order in which the rules list cards; home-made ones come last. */
export const cardPlace = (card: CardId): number => places.get(card) ?? places.size;

/** Whether a card is one that a text speaks of, as far as that does not depend on the game. `of` is the card with the text. */
export function isLike(card: CardId, filter: Filter, of: CardId): boolean {
  if (filter.type !== undefined && !hasType(card, filter.type)) return false;
  if (filter.notType !== undefined && hasType(card, filter.notType)) return false;
  if (filter.cards !== undefined && !filter.cards.includes(card)) return false;
  return !(filter.otherThanThis === true && card === of);
}

/** All steps that a card's texts can come to; none of a card that is home-made. */
export function stepsOf(card: CardId): readonly Step[] {
  const definition = definitionOf(card);
  return definition === undefined ? [] : stepsOfCard(definition);
}
