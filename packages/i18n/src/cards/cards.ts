// What a card is called and what it says, in each language.

import type { StandardCardId } from '@tenfold/rules';
import type { Language } from '../languages.ts';
import { cards as de } from './de.ts';
import { cards as en } from './en.ts';
import { cards as hu } from './hu.ts';
import { cards as pl } from './pl.ts';
import type { CardText, CardTexts, EnglishCard, GermanCard, HungarianCard, PolishCard } from './types.ts';

const english: CardTexts<EnglishCard> = en;
const hungarian: CardTexts<HungarianCard> = hu;
const polish: CardTexts<PolishCard> = pl;
const german: CardTexts<GermanCard> = de;
const cards: Readonly<Record<Language, CardTexts<CardText>>> = { en, hu, pl, de };

const polishPlurals = new Intl.PluralRules('pl');

/** The name after a number other than one. */
const counted: Readonly<Record<Language, (id: StandardCardId, count: number) => string>> = {
  en: (id) => english[id].plural,
  hu: (id) => hungarian[id].name,
  pl: (id, count) => (polishPlurals.select(count) === 'few' ? polish[id].few : polish[id].many),
  de: (id) => german[id].plural,
};

/** The ids of all cards that have names and texts. */
export const CARD_IDS = Object.keys(en) as readonly StandardCardId[];

/** Whether a card of that id has names and texts: home-made cards have none. */
export function isCardId(id: string): id is StandardCardId {
  return Object.hasOwn(en, id);
}

/** The name of a card. */
export function cardName(id: StandardCardId, language: Language): string {
  return cards[language][id].name;
}

/** What other printings in this language call the card. */
export function cardOtherNames(id: StandardCardId, language: Language): readonly string[] {
  return cards[language][id].otherNames;
}

/** What else the card is found by in this language: names of other printings, and other spellings. */
export function cardSpellings(id: StandardCardId, language: Language): readonly string[] {
  const { otherNames, alsoTyped = [] } = cards[language][id];
  return [...otherNames, ...alsoTyped];
}

/** What a card says, in our own words. */
export function cardText(id: StandardCardId, language: Language): string {
  return cards[language][id].text;
}

/** "2 Coppers", "2 Réz", "5 Miedziaków", "2 Flüche". */
export function cardCount(id: StandardCardId, count: number, language: Language): string {
  return `${count} ${count === 1 ? cardName(id, language) : counted[language](id, count)}`;
}

/** The Hungarian definite article before the card's name. */
export function hungarianArticle(id: StandardCardId): 'a' | 'az' {
  return hungarian[id].article;
}
