import type { InsightWords } from '../insight-words.ts';
import { range } from '../range.ts';
import { why } from '../why/pl.ts';

const plurals = new Intl.PluralRules('pl');

/** "1 karta", "3 karty", "5 kart". */
function byNumber(count: number, one: string, few: string, many: string): string {
  const form = plurals.select(count);
  if (form === 'one') return one;
  return form === 'few' ? few : many;
}

export const polish: InsightWords = {
  why,
  recap: {
    title: 'Od twojej ostatniej tury',
    hits: 'Co cię spotkało',
    quiet: 'W tym czasie nikt nie ruszył twoich kart.',
  },
  counts: {
    unknown: 'Ta gra zaczęła się w środku innej, więc nikt nie wie, co jest w taliach.',
    cardsAndPoints: (cards, points) =>
      `${cards} ${byNumber(cards, 'karta', 'karty', 'kart')}, ${range(points)} ${byNumber(points.most, 'punkt', 'punkty', 'punktów')}`,
    countOf: (name, count) => `${range(count)} × ${name}`,
    deckHas: 'Zostało w twojej talii',
    discardHas: 'Na twoim stosie Kart Odrzuconych',
    topIs: 'Na wierzchu twojej talii',
    none: 'nic',
  },
};
