// "2 Actions", "1 vásárlás", "5 Monet": a number with its noun, as cards and log count what a turn has.

import type { Language } from './languages.ts';

type Count = (n: number) => string;

export interface CountPhrases {
  readonly cards: Count;
  readonly actions: Count;
  readonly buys: Count;
  readonly coins: Count;
  readonly potions: Count;
  readonly points: Count;
  /** Coins as a text names them in the middle of a sentence: what something costs, makes or is dearer by. */
  readonly coinsInText: Count;
}

const oneOrMore =
  (one: string, more: string): Count =>
  (n) =>
    `${n} ${Math.abs(n) === 1 ? one : more}`;

/** After a number the noun stays as it is. */
const always =
  (noun: string): Count =>
  (n) =>
    `${n} ${noun}`;

const polishPlurals = new Intl.PluralRules('pl');

const polish =
  (one: string, few: string, many: string): Count =>
  (n) => {
    const category = polishPlurals.select(Math.abs(n));
    return `${n} ${category === 'one' ? one : category === 'few' ? few : many}`;
  };

const englishCoins = oneOrMore('coin', 'coins');

export const counts: Readonly<Record<Language, CountPhrases>> = {
  en: {
    cards: oneOrMore('Card', 'Cards'),
    actions: oneOrMore('Action', 'Actions'),
    buys: oneOrMore('Buy', 'Buys'),
    coins: englishCoins,
    potions: oneOrMore('Potion', 'Potions'),
    points: oneOrMore('victory point', 'victory points'),
    coinsInText: englishCoins,
  },
  hu: {
    cards: always('lap'),
    actions: always('akció'),
    buys: always('vásárlás'),
    coins: always('érme'),
    potions: always('Varázsital'),
    points: always('győzelmi pont'),
    coinsInText: always('érme'),
  },
  pl: {
    cards: polish('Karta', 'Karty', 'Kart'),
    actions: polish('Akcja', 'Akcje', 'Akcji'),
    // Cards print +1 Kupno; that word has no plural.
    buys: polish('Kupno', 'Zakupy', 'Zakupów'),
    coins: polish('Moneta', 'Monety', 'Monet'),
    potions: polish('Eliksir', 'Eliksiry', 'Eliksirów'),
    points: polish('punkt zwycięstwa', 'punkty zwycięstwa', 'punktów zwycięstwa'),
    coinsInText: polish('Monetę', 'Monety', 'Monet'),
  },
  de: {
    cards: oneOrMore('Karte', 'Karten'),
    actions: oneOrMore('Aktion', 'Aktionen'),
    buys: oneOrMore('Kauf', 'Käufe'),
    coins: always('Geld'),
    potions: oneOrMore('Trank', 'Tränke'),
    points: oneOrMore('Siegpunkt', 'Siegpunkte'),
    coinsInText: always('Geld'),
  },
};

/** "+2 Actions". */
export const plusOf =
  (count: Count): Count =>
  (n) =>
    `+${count(n)}`;
