import type { InsightWords } from '../insight-words.ts';
import { range } from '../range.ts';
import { why } from '../why/en.ts';

export const english: InsightWords = {
  why,
  recap: {
    title: 'Since your last turn',
    hits: 'What hit you',
    quiet: 'Your own cards were left alone.',
  },
  counts: {
    unknown: 'This game began in the middle, so nobody knows what is in the decks.',
    cardsAndPoints: (cards, points) =>
      `${cards} ${cards === 1 ? 'card' : 'cards'}, ${range(points)} ${points.most === 1 ? 'point' : 'points'}`,
    countOf: (name, count) => `${range(count)} × ${name}`,
    deckHas: 'Left in your deck',
    discardHas: 'In your discard pile',
    topIs: 'On top of your deck',
    none: 'nothing',
  },
};
