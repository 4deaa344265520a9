// A bot's plan as a sentence, for who has all languages at hand.

import type { Language } from '../languages.ts';
import { words as de } from './de.ts';
import { words as en } from './en.ts';
import type { Glossary } from './glossary.ts';
import { newGlossary } from './glossary.ts';
import { words as hu } from './hu.ts';
import { words as pl } from './pl.ts';

const glossaries: Readonly<Record<Language, Glossary>> = {
  en: newGlossary(en, 'usual'),
  hu: newGlossary(hu, 'usual'),
  pl: newGlossary(pl, 'usual'),
  de: newGlossary(de, 'usual'),
};

/** What a bot with this plan says; undefined for a plan that has no sentence, as one of a newer bot may not. */
export const planSentence = (
  plan: string,
  cards: readonly string[],
  language: Language,
): string | undefined => glossaries[language].planSentence(plan, cards);
