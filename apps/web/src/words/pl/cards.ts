import { setNames } from '@tenfold/i18n/glossary';
import type { cards as English } from '../en/cards.ts';

const plurals = new Intl.PluralRules('pl');

/** By number: 1, 2–4, 5 and more. */
function counted(count: number, one: string, few: string, many: string): string {
  const form = plurals.select(count);
  if (form === 'one') return `${count} ${one}`;
  return `${count} ${form === 'few' ? few : many}`;
}

const price = (count: number, potions: number): string => {
  const coins = counted(count, 'Monetę', 'Monety', 'Monet');
  if (potions === 0) return coins;
  return count === 0 ? '1 Eliksir' : `${coins} i 1 Eliksir`;
};

export const cards: typeof English = {
  title: 'Karty',
  sets: setNames('pl'),
  set: 'Pudełko',
  type: 'Typ',
  cost: 'Koszt',
  any: 'Dowolne',
  withPotion: 'Z Eliksirem',
  search: 'Nazwa w dowolnym języku lub słowa z tekstu',
  found: (count) => counted(count, 'karta', 'karty', 'kart'),
  none: 'Nie ma takiej karty.',
  showAll: 'Pokaż wszystkie karty',
  all: 'Wszystkie karty',

  costs: (count, potions) => `Kosztuje ${price(count, potions)}`,
  costsNow: (count, potions, usual) => `Kosztuje teraz ${price(count, potions)}, zwykle ${usual}`,
  makes: (count) => `Daje ${counted(count, 'Monetę', 'Monety', 'Monet')}`,
  makesPotion: 'Daje 1 Eliksir',
  worth: (points) => {
    const counts = counted(Math.abs(points), 'punkt zwycięstwa', 'punkty zwycięstwa', 'punktów zwycięstwa');
    return `Daje ${points < 0 ? 'minus ' : ''}${counts}`;
  },

  names: 'Nazwy',
  otherPrintings: (names) => `w innych wydaniach ${names}`,
  rulings: 'Wyjaśnienia zasad',
  noRulings: 'Tekst karty mówi wszystko.',
  unknown: (card) => `Nie ma karty „${card}”.`,
  panel: 'Cała karta',
  panelPointed: 'Pod wskaźnikiem',
  panelAsks: 'Karta, która pyta',
  panelLast: 'Ostatnio zagrana',

  credits: 'Autorzy i źródła',
  unofficial:
    'Tenfold to darmowy projekt miłośników gry. Jest nieoficjalny: nie stworzyli go ani nie zatwierdzili autorzy czy wydawcy gry i nie jest z nimi związany. Zasady i teksty kart opisujemy własnymi słowami, a żaden obrazek nie pochodzi od nich.',
  creditsEmblems: 'Symbole na kartach',
  creditsEmblemsBy: (authors) => `Autorzy ikon: ${authors}. Źródło:`,
  creditsEmblemsChanged: 'Kolory są nasze, a kontury minimalnie uproszczone.',
  creditsFonts: 'Kroje pisma',
  creditsFontsBy: 'Alegreya i Alegreya Sans: Juan Pablo del Peral, Huerta Tipográfica',
  creditsCode: 'Cudzy kod na tej stronie',
  licence: (name) => `Licencja: ${name}`,
};
