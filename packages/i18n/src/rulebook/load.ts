// The book in one language. Each language is a module of its own, so that a page fetches only the one it speaks.

import type { Printing } from '../cards/look-up.ts';
import { inOtherTerms } from '../in-other-terms.ts';
import type { Language } from '../languages.ts';
import { termsOf } from '../terms.ts';
import type { BookText } from './book-text.ts';

const modules: Readonly<Record<Language, () => Promise<{ readonly book: BookText }>>> = {
  en: async () => import('./languages/en.ts'),
  hu: async () => import('./languages/hu.ts'),
  pl: async () => import('./languages/pl.ts'),
  de: async () => import('./languages/de.ts'),
};

/** Fetches what the rulebook says in one language, in the terms of a printing. */
export async function loadBook(language: Language, printing: Printing = 'usual'): Promise<BookText> {
  const { book } = await modules[language]();
  return printing === 'usual' ? book : inOtherTerms(book, termsOf(language, printing));
}
