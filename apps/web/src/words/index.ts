// What the page itself says: buttons, headings, help; fetched by language.

import type { Printing } from '@tenfold/i18n/glossary';
import { inOtherTerms, termsOf } from '@tenfold/i18n/glossary';
import type { Language } from '@tenfold/i18n/languages';
import type { FirstWords, Words } from './types.ts';

export type { FirstWords, Words } from './types.ts';

type Loaders<Part> = Readonly<Record<Language, () => Promise<Part>>>;

const firstWords: Loaders<FirstWords> = {
  en: async () => (await import('./en/first.ts')).first,
  hu: async () => (await import('./hu/first.ts')).first,
  pl: async () => (await import('./pl/first.ts')).first,
  de: async () => (await import('./de/first.ts')).first,
};

const allWords: Loaders<Words> = {
  en: async () => (await import('./en/index.ts')).words,
  hu: async () => (await import('./hu/index.ts')).words,
  pl: async () => (await import('./pl/index.ts')).words,
  de: async () => (await import('./de/index.ts')).words,
};

/** As much as the first page says. */
export const loadFirstWords = async (language: Language, printing: Printing): Promise<FirstWords> =>
  inPrinting(await firstWords[language](), language, printing);

export const loadWords = async (language: Language, printing: Printing = 'usual'): Promise<Words> =>
  inPrinting(await allWords[language](), language, printing);

const inPrinting = <Part>(words: Part, language: Language, printing: Printing): Part =>
  printing === 'usual' ? words : inOtherTerms(words, termsOf(language, printing));
