// What the page itself says: buttons, headings, help. English is the shape; a language that lacks a key does not compile.

import type { Printing } from '@tenfold/i18n/glossary';
import { inOtherTerms, termsOf } from '@tenfold/i18n/glossary';
import type { words as english } from './en/index.ts';

export type Words = typeof english;

export const LANGUAGES = ['en', 'hu', 'pl', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

const modules: Readonly<Record<Language, () => Promise<Words>>> = {
  en: async () => (await import('./en/index.ts')).words,
  hu: async () => (await import('./hu/index.ts')).words,
  pl: async () => (await import('./pl/index.ts')).words,
  de: async () => (await import('./de/index.ts')).words,
};

export async function loadWords(language: Language, printing: Printing = 'usual'): Promise<Words> {
  const words = await modules[language]();
  return printing === 'usual' ? words : inOtherTerms(words, termsOf(language, printing));
}
