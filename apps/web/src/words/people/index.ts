// What is said about people one knows: fetched when there is something to say.

import type { Language } from '@tenfold/i18n/languages';
import type { people as english } from './en.ts';

export type PeopleWords = typeof english;

export const peopleWords: Readonly<Record<Language, () => Promise<PeopleWords>>> = {
  en: async () => (await import('./en.ts')).people,
  hu: async () => (await import('./hu.ts')).people,
  pl: async () => (await import('./pl.ts')).people,
  de: async () => (await import('./de.ts')).people,
};
