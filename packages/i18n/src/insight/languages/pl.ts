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

const list = new Intl.ListFormat('pl');

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
  ending: {
    provinces: (province) => `Skończył się stos: ${province}.`,
    piles: (piles) => `Skończyły się stosy: ${list.format(piles)}.`,
    idle: 'Z Rezerwy tak długo nic nie ubywało, że gra się skończyła.',
    resigned: (who) =>
      who?.you === true ? 'Poddajesz się.' : `${who?.name ?? 'Jeden z graczy'} poddaje się.`,
    time: (who) =>
      who?.you === true
        ? 'Twój czas minął.'
        : `Skończył się czas${who === null ? '' : ` gracza ${who.name}`}.`,
    brokenOff: 'Na serwerze zmieniły się zasady i tej gry nie dało się kontynuować.',
    left: (who) => (who?.you === true ? 'Opuszczasz grę.' : `${who?.name ?? 'Jeden z graczy'} opuszcza grę.`),
    agreed: 'Wszyscy zgodzili się zakończyć grę.',
    by: (who) =>
      who === null
        ? 'Gra skończyła się przed czasem.'
        : who.you
          ? 'Kończysz grę przed czasem.'
          : `${who.name} kończy grę przed czasem.`,
    open: 'To punkty do tego miejsca.',
  },
};
