// What is said of a card's worth: fetched with the panel that shows it.

import type { Language } from '@tenfold/i18n/languages';
import type { worth as english } from './en.ts';

export type WorthWords = typeof english;

export const worthWords: Readonly<Record<Language, () => Promise<WorthWords>>> = {
  en: async () => (await import('./en.ts')).worth,
  hu: async () => (await import('./hu.ts')).worth,
  pl: async () => (await import('./pl.ts')).worth,
  de: async () => (await import('./de.ts')).worth,
};
