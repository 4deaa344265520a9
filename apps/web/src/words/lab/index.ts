// What the lab says: fetched when it is opened.

import type { Language } from '@tenfold/i18n/languages';
import type { lab as english } from './en.ts';

export type LabWords = typeof english;

export const labWords: Readonly<Record<Language, () => Promise<LabWords>>> = {
  en: async () => (await import('./en.ts')).lab,
  hu: async () => (await import('./hu.ts')).lab,
  pl: async () => (await import('./pl.ts')).lab,
  de: async () => (await import('./de.ts')).lab,
};
