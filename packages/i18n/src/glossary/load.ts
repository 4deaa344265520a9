// The glossary of one language. Each language is a module of its own, so that a page fetches only the one it speaks.

import type { OwnNames, Printing } from '../cards/look-up.ts';
import type { Language } from '../languages.ts';
import type { Glossary } from './glossary.ts';
import { newGlossary } from './glossary.ts';

const modules: Readonly<Record<Language, (printing: Printing, names: OwnNames) => Promise<Glossary>>> = {
  en: async (printing, names) => newGlossary((await import('./en.ts')).words, printing, names),
  hu: async (printing, names) => newGlossary((await import('./hu.ts')).words, printing, names),
  pl: async (printing, names) => newGlossary((await import('./pl.ts')).words, printing, names),
  de: async (printing, names) => newGlossary((await import('./de.ts')).words, printing, names),
};

/** Fetches the names and texts of one language; `names` are those of home-made cards in it. */
export const loadGlossary = async (
  language: Language,
  printing: Printing = 'usual',
  names: OwnNames = {},
): Promise<Glossary> => modules[language](printing, names);
