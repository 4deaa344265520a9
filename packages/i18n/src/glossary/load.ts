// The glossary of one language. Each language is a module of its own, so that a page fetches only the one it speaks.

import type { Printing } from '../cards/look-up.ts';
import type { Language } from '../languages.ts';
import type { Glossary } from './glossary.ts';
import { newGlossary } from './glossary.ts';

const modules: Readonly<Record<Language, (printing: Printing) => Promise<Glossary>>> = {
  en: async (printing) => newGlossary((await import('./en.ts')).words, printing),
  hu: async (printing) => newGlossary((await import('./hu.ts')).words, printing),
  pl: async (printing) => newGlossary((await import('./pl.ts')).words, printing),
  de: async (printing) => newGlossary((await import('./de.ts')).words, printing),
};

/** Fetches the names and texts of one language. */
export const loadGlossary = async (language: Language, printing: Printing = 'usual'): Promise<Glossary> =>
  modules[language](printing);
