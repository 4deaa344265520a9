import { allCards } from '@tenfold/rules';

const treasures = new Set(allCards.filter(({ types }) => types.includes('Treasure')).map(({ id }) => id));

export const isTreasure = (card: string): boolean => treasures.has(card);
