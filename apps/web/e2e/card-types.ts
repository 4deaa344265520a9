import type { CardType } from '@tenfold/rules';
import { allCards } from '@tenfold/rules';

const types = new Map(allCards.map((card) => [card.id, card.types]));

export const hasType = (card: string, type: CardType): boolean => types.get(card)?.includes(type) === true;
export const isTreasure = (card: string): boolean => hasType(card, 'Treasure');
