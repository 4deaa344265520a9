// The words of one language. Each language is a module of its own, so that a page fetches only the one it speaks; and so
// are the reasons, which many a game does without.

import type { Printing } from '../cards/look-up.ts';
import { inOtherTerms } from '../in-other-terms.ts';
import type { Language } from '../languages.ts';
import { termsOf } from '../terms.ts';
import type { InsightWords, ToldWords, WhyWords } from './insight-words.ts';

type Modules<Words> = Readonly<Record<Language, () => Promise<Words>>>;

const told: Modules<ToldWords> = {
  en: async () => (await import('./languages/en.ts')).english,
  hu: async () => (await import('./languages/hu.ts')).hungarian,
  pl: async () => (await import('./languages/pl.ts')).polish,
  de: async () => (await import('./languages/de.ts')).german,
};

const reasons: Modules<WhyWords> = {
  en: async () => (await import('./why/en.ts')).why,
  hu: async () => (await import('./why/hu.ts')).why,
  pl: async () => (await import('./why/pl.ts')).why,
  de: async () => (await import('./why/de.ts')).why,
};

const inPrinting = <Words>(words: Words, language: Language, printing: Printing): Words =>
  printing === 'usual' ? words : inOtherTerms(words, termsOf(language, printing));

/** Fetches what is told of a game in one language. */
export const loadToldWords = async (language: Language, printing: Printing = 'usual'): Promise<ToldWords> =>
  inPrinting(await told[language](), language, printing);

/** Fetches why something cannot be chosen, in one language. */
export const loadWhyWords = async (language: Language, printing: Printing = 'usual'): Promise<WhyWords> =>
  inPrinting(await reasons[language](), language, printing);

/** Fetches all that can be said about a game in one language. */
export async function loadInsightWords(
  language: Language,
  printing: Printing = 'usual',
): Promise<InsightWords> {
  const [words, why] = await Promise.all([
    loadToldWords(language, printing),
    loadWhyWords(language, printing),
  ]);
  return { ...words, why };
}
