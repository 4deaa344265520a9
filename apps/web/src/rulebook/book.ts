// The book as its pages need it: its text, its rulings, and the words around them, in one language.

import { rulingsAt } from 'virtual:rulebook-files';
import type { Printing } from '@tenfold/i18n/glossary';
import { inOtherTerms, termsOf } from '@tenfold/i18n/glossary';
import type { Language } from '@tenfold/i18n/languages';
import type { BookRulings, BookText } from '@tenfold/i18n/rulebook';
import { loadBook } from '@tenfold/i18n/rulebook';
import type { RulebookWords } from './words/en.ts';
import { fetchJson, once } from './fetch-once.ts';

export interface Book {
  readonly language: Language;
  readonly text: BookText;
  readonly settled: BookRulings;
  readonly words: RulebookWords;
}

const words: Readonly<Record<Language, () => Promise<{ readonly words: RulebookWords }>>> = {
  en: async () => import('./words/en.ts'),
  hu: async () => import('./words/hu.ts'),
  pl: async () => import('./words/pl.ts'),
  de: async () => import('./words/de.ts'),
};

const known = new Map<string, Promise<Book>>();

/** Fetched once for each language, and again only if that failed. */
export async function loadWholeBook(language: Language, printing: Printing): Promise<Book> {
  return once(known, `${language} ${printing}`, async () =>
    makeBook(language, printing, await fetchRulings(language)),
  );
}

/** The book with rulings that somebody has already. */
export async function makeBook(language: Language, printing: Printing, settled: BookRulings): Promise<Book> {
  const [text, { words: around }] = await Promise.all([loadBook(language, printing), words[language]()]);
  const say = termsOf(language, printing);
  return { language, text, settled: inOtherTerms(settled, say), words: inOtherTerms(around, say) };
}

const rulingsOf = new Map<Language, Promise<BookRulings>>();

/** What has been settled, in one language: a file of its own, for it is long and is no script. */
const fetchRulings = async (language: Language): Promise<BookRulings> =>
  once(rulingsOf, language, async () => fetchJson<BookRulings>(rulingsAt[language]));
