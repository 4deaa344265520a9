// The sentences of one language. Each language is a module of its own, so that a page fetches only the one it speaks.

import type { OwnNames, Printing } from '../cards/look-up.ts';
import type { Language } from '../languages.ts';
import type { Sentences } from './sentences.ts';

const modules: Readonly<Record<Language, () => Promise<(printing: Printing, names: OwnNames) => Sentences>>> =
  {
    en: async () => (await import('./languages/en.ts')).english,
    hu: async () => (await import('./languages/hu.ts')).hungarian,
    pl: async () => (await import('./languages/pl.ts')).polish,
    de: async () => (await import('./languages/de.ts')).german,
  };

/** Fetches the sentences of one language; `names` are those of home-made cards in it. */
export async function loadSentences(
  language: Language,
  printing: Printing = 'usual',
  names: OwnNames = {},
): Promise<Sentences> {
  const sentences = await modules[language]();
  return sentences(printing, names);
}
