// The cards, the page that lists them, and the credits.

import { setNames } from '@tenfold/i18n/glossary';

const coins = (count: number): string => (count === 1 ? '1 coin' : `${count} coins`);
const price = (count: number, potions: number): string => {
  if (potions === 0) return coins(count);
  return count === 0 ? 'a Potion' : `${coins(count)} and a Potion`;
};

export const cards = {
  title: 'Cards',
  sets: setNames('en'),
  set: 'Box',
  type: 'Type',
  cost: 'Cost',
  any: 'Any',
  withPotion: 'With a Potion',
  search: 'Name in any language, or words of the text',
  found: (count: number) => (count === 1 ? '1 card' : `${count} cards`),
  none: 'No card matches.',
  showAll: 'Show all cards',
  all: 'All cards',

  costs: (count: number, potions: number) => `Costs ${price(count, potions)}`,
  costsNow: (count: number, potions: number, usual: number) =>
    `Costs ${price(count, potions)} now, ${usual} otherwise`,
  makes: (count: number) => `Makes ${coins(count)}`,
  makesPotion: 'Makes a Potion',
  worth: (points: number) =>
    `Worth ${points < 0 ? `minus ${-points}` : points} ${Math.abs(points) === 1 ? 'point' : 'points'}`,

  names: 'Names',
  otherPrintings: (names: string) => `in other printings ${names}`,
  rulings: 'Rulings',
  noRulings: 'What the card says is all there is to know.',
  unknown: (card: string) => `There is no card “${card}”.`,
  panel: 'The full card',
  panelPointed: 'Under the pointer',
  panelAsks: 'The card that asks',
  panelLast: 'Last played',

  credits: 'Credits',
  unofficial:
    'Tenfold is a free project by people who like the game. It is unofficial: neither made nor approved by, nor connected with, its authors or publishers. Rules and card texts are told in our own words, and no picture is theirs.',
  creditsEmblems: 'Emblems on the cards',
  creditsEmblemsBy: (authors: string) => `Icons made by ${authors}, from`,
  creditsEmblemsChanged: 'Their colours are ours, and their outlines are simplified by a hair.',
  creditsFonts: 'Typefaces',
  creditsFontsBy: 'Alegreya and Alegreya Sans by Juan Pablo del Peral, Huerta Tipográfica',
  creditsCode: 'Code of others in this page',
  licence: (name: string) => `Licence: ${name}`,
};
