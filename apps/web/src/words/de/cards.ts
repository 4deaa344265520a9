import { setNames } from '@tenfold/i18n/glossary';
import type { cards as English } from '../en/cards.ts';

const price = (count: number, potions: number): string => {
  if (potions === 0) return `${count} Geld`;
  return count === 0 ? '1 Trank' : `${count} Geld und 1 Trank`;
};

export const cards: typeof English = {
  title: 'Karten',
  sets: setNames('de'),
  set: 'Schachtel',
  type: 'Typ',
  cost: 'Kosten',
  any: 'Beliebig',
  withPotion: 'Mit Trank',
  search: 'Name in jeder Sprache, oder Wörter des Textes',
  found: (count) => (count === 1 ? '1 Karte' : `${count} Karten`),
  none: 'So eine Karte gibt es nicht.',
  showAll: 'Alle Karten zeigen',
  all: 'Alle Karten',

  costs: (count, potions) => `Kostet ${price(count, potions)}`,
  costsNow: (count, potions, usual) => `Kostet jetzt ${price(count, potions)}, sonst ${usual}`,
  makes: (count) => `Bringt ${count} Geld`,
  makesPotion: 'Bringt 1 Trank',
  worth: (points) =>
    `Wert: ${points < 0 ? `minus ${-points}` : points} ${Math.abs(points) === 1 ? 'Siegpunkt' : 'Siegpunkte'}`,

  names: 'Namen',
  otherPrintings: (names) => `in anderen Ausgaben ${names}`,
  rulings: 'Klarstellungen',
  noRulings: 'Der Kartentext sagt alles.',
  unknown: (card) => `Eine Karte „${card}“ gibt es nicht.`,
  panel: 'Die ganze Karte',
  panelPointed: 'Unter dem Zeiger',
  panelAsks: 'Die fragende Karte',
  panelLast: 'Zuletzt ausgespielt',

  credits: 'Quellen und Lizenzen',
  unofficial:
    'Tenfold ist ein kostenloses Projekt von Leuten, die das Spiel mögen. Es ist inoffiziell: weder von den Autoren oder Verlagen gemacht noch von ihnen gebilligt oder mit ihnen verbunden. Regeln und Kartentexte stehen in unseren eigenen Worten da, und kein Bild stammt von ihnen.',
  creditsEmblems: 'Zeichen auf den Karten',
  creditsEmblemsBy: (authors) => `Die Icons sind von ${authors}, aus`,
  creditsEmblemsChanged: 'Die Farben sind von uns, die Umrisse um eine Haaresbreite vereinfacht.',
  creditsFonts: 'Schriften',
  creditsFontsBy: 'Alegreya und Alegreya Sans von Juan Pablo del Peral, Huerta Tipográfica',
  creditsCode: 'Fremder Code auf dieser Seite',
  licence: (name) => `Lizenz: ${name}`,
};
