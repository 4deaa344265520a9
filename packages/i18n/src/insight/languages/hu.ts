import type { InsightWords } from '../insight-words.ts';
import { range } from '../range.ts';
import { why } from '../why/hu.ts';

export const hungarian: InsightWords = {
  why,
  recap: {
    title: 'A legutóbbi köröd óta',
    hits: 'Ami téged ért',
    quiet: 'Közben semmi sem érte a lapjaidat.',
  },
  counts: {
    unknown: 'Ez a játék a közepén kezdődött, ezért senki sem tudja, mi van a paklikban.',
    cardsAndPoints: (cards, points) => `${cards} lap, ${range(points)} pont`,
    countOf: (name, count) => `${range(count)} × ${name}`,
    deckHas: 'A húzópaklidban maradt',
    discardHas: 'A használt paklidban van',
    topIs: 'A húzópaklid tetején van',
    none: 'semmi',
  },
};
