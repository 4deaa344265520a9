import { setNames } from '@tenfold/i18n/glossary';
import type { cards as English } from '../en/cards.ts';

const price = (count: number, potions: number): string => {
  if (potions === 0) return `${count} érme`;
  return count === 0 ? 'egy Varázsital' : `${count} érme és egy Varázsital`;
};

export const cards: typeof English = {
  title: 'Kártyák',
  sets: setNames('hu'),
  set: 'Doboz',
  type: 'Típus',
  cost: 'Ár',
  any: 'Bármelyik',
  withPotion: 'Varázsitallal',
  search: 'Név bármelyik nyelven, vagy a szöveg szavai',
  found: (count) => `${count} kártya`,
  none: 'Nincs ilyen kártya.',
  showAll: 'Minden kártya mutatása',
  all: 'Minden kártya',

  costs: (count, potions) => `Ára ${price(count, potions)}`,
  costsNow: (count, potions, usual) => `Ára most ${price(count, potions)}, egyébként ${usual}`,
  makes: (count) => `${count} érmét ér`,
  makesPotion: '1 Varázsitalt ér',
  worth: (points) => `${points < 0 ? `mínusz ${-points}` : points} győzelmi pontot ér`,

  names: 'Nevei',
  otherPrintings: (names) => `más kiadásban: ${names}`,
  rulings: 'Szabálymagyarázatok',
  noRulings: 'A kártya szövege mindent elmond.',
  unknown: (card) => `Nincs „${card}” nevű kártya.`,
  panel: 'A teljes lap',
  panelPointed: 'A mutató alatt',
  panelAsks: 'A kérdező lap',
  panelLast: 'Utoljára kijátszva',

  credits: 'Közreműködők és források',
  unofficial:
    'A Tenfold ingyenes, a játék kedvelőinek munkája. Nem hivatalos: nem a játék szerzői vagy kiadói készítették, ők nem hagyták jóvá, és nincs velük kapcsolata. A szabályok és a kártyák szövege a mi szavainkkal íródott, és egyetlen kép sem tőlük való.',
  creditsEmblems: 'A kártyák jelképei',
  creditsEmblemsBy: (authors) => `Az ikonokat készítette: ${authors}. Forrás:`,
  creditsEmblemsChanged: 'A színük a miénk, a körvonalaikat egy hajszálnyit egyszerűsítettük.',
  creditsFonts: 'Betűtípusok',
  creditsFontsBy: 'Alegreya és Alegreya Sans: Juan Pablo del Peral, Huerta Tipográfica',
  creditsCode: 'Mások kódja ezen az oldalon',
  licence: (name) => `Licenc: ${name}`,
};
