// The text of any card in any language, at once: for programs that speak them all. A page fetches one language.

import type { CardDefinition, CardId } from '@tenfold/rules';
import { cards as german } from '../cards/de.ts';
import { cards as english } from '../cards/en.ts';
import { cards as hungarian } from '../cards/hu.ts';
import type { OwnNames } from '../cards/look-up.ts';
import { lookUp } from '../cards/look-up.ts';
import { cards as polish } from '../cards/pl.ts';
import type { EnglishCard, GermanCard, HungarianCard, PolishCard } from '../cards/types.ts';
import type { PrintedText } from '../card-texts/printed-text.ts';
import type { Language } from '../languages.ts';
import { german as inGerman } from './de.ts';
import { english as inEnglish } from './en.ts';
import { hungarian as inHungarian } from './hu.ts';
import { polish as inPolish } from './pl.ts';
import type { CardWriter } from './write.ts';
import { newCardWriter } from './write.ts';

const writers: Readonly<Record<Language, (names: OwnNames) => CardWriter>> = {
  en: (names) => newCardWriter(inEnglish, lookUp<EnglishCard>(english, 'usual', names)),
  hu: (names) => newCardWriter(inHungarian, lookUp<HungarianCard>(hungarian, 'usual', names)),
  pl: (names) => newCardWriter(inPolish, lookUp<PolishCard>(polish, 'usual', names)),
  de: (names) => newCardWriter(inGerman, lookUp<GermanCard>(german, 'usual', names)),
};

/**
 * What a card says, written from what it does; in the structure of the texts that were written by hand. The definition is
 * one that `checkCard` accepts; `names` are those of home-made cards in this language.
 */
export const writeCardText = (
  definition: CardDefinition,
  language: Language,
  names: Readonly<Record<CardId, string>> = {},
): PrintedText => writers[language](names)(definition);
