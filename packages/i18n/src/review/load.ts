// The words of one language, a module each.

import type { Printing } from '../cards/look-up.ts';
import { inOtherTerms } from '../in-other-terms.ts';
import type { Language } from '../languages.ts';
import { termsOf } from '../terms.ts';
import type { ReviewWords } from './languages/en.ts';

const words: Readonly<Record<Language, () => Promise<ReviewWords>>> = {
  en: async () => (await import('./languages/en.ts')).english,
  hu: async () => (await import('./languages/hu.ts')).hungarian,
  pl: async () => (await import('./languages/pl.ts')).polish,
  de: async () => (await import('./languages/de.ts')).german,
};

/** Fetches what is said of a review in one language. */
export async function loadReviewWords(
  language: Language,
  printing: Printing = 'usual',
): Promise<ReviewWords> {
  const said = await words[language]();
  return printing === 'usual' ? said : inOtherTerms(said, termsOf(language, printing));
}
