// What the workshop says: fetched when it is opened.

import type { Language } from '@tenfold/i18n/languages';
import type { workshop as english } from './en.ts';

export type WorkshopWords = typeof english;

export const workshopWords: Readonly<Record<Language, () => Promise<WorkshopWords>>> = {
  en: async () => (await import('./en.ts')).workshop,
  hu: async () => (await import('./hu.ts')).workshop,
  pl: async () => (await import('./pl.ts')).workshop,
  de: async () => (await import('./de.ts')).workshop,
};
