// The words of one language. Each language is a module of its own, so that a page fetches only the one it speaks.

import type { Printing } from '../cards/look-up.ts';
import { inOtherTerms } from '../in-other-terms.ts';
import type { Language } from '../languages.ts';
import { termsOf } from '../terms.ts';
import type { InsightWords } from './insight-words.ts';

const modules: Readonly<Record<Language, () => Promise<InsightWords>>> = {
  en: async () => (await import('./languages/en.ts')).english,
  hu: async () => (await import('./languages/hu.ts')).hungarian,
  pl: async () => (await import('./languages/pl.ts')).polish,
  de: async () => (await import('./languages/de.ts')).german,
};

/** Fetches what can be said about a game in one language. */
export async function loadInsightWords(
  language: Language,
  printing: Printing = 'usual',
): Promise<InsightWords> {
  const words = await modules[language]();
  return printing === 'usual' ? words : inOtherTerms(words, termsOf(language, printing));
}
