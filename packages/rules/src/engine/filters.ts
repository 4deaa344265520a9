import type { CardDefinition, Filter } from '../vocabulary/definition.ts';

/** Whether a card is one that the text speaks of, but for its cost, which can change during a turn. */
export function matches(card: CardDefinition, number: number, filter: Filter, thisCard: number): boolean {
  if (filter.type !== undefined && !card.types.includes(filter.type)) return false;
  if (filter.notType !== undefined && card.types.includes(filter.notType)) return false;
  if (filter.cards !== undefined && !filter.cards.includes(card.id)) return false;
  return !(filter.otherThanThis === true && number === thisCard);
}

/** Stands for points that have to be worked out. */
export const BY_FORMULA = -1000;
