// A bot's plan as a sentence, for who has all languages at hand.

import type { OwnNames } from '../cards/look-up.ts';
import type { Language } from '../languages.ts';
import { words as de } from './de.ts';
import { words as en } from './en.ts';
import type { Glossary } from './glossary.ts';
import { newGlossary } from './glossary.ts';
import { words as hu } from './hu.ts';
import { words as pl } from './pl.ts';

const glossaries: Readonly<Record<Language, (names: OwnNames) => Glossary>> = {
  en: (names) => newGlossary(en, 'usual', names),
  hu: (names) => newGlossary(hu, 'usual', names),
  pl: (names) => newGlossary(pl, 'usual', names),
  de: (names) => newGlossary(de, 'usual', names),
};

/**
 * What a bot with this plan says; undefined for a plan that has no sentence, as one of a newer bot may not. `names` are
 * those of home-made cards in this language.
 */
export const planSentence = (
  plan: string,
  cards: readonly string[],
  language: Language,
  names: OwnNames = {},
): string | undefined => glossaries[language](names).planSentence(plan, cards);
