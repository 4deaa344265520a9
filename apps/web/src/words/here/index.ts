// What is said about games that this device keeps, and about a page without a server: fetched when there is something to say.

import type { Language } from '@tenfold/i18n/languages';
import type { here as english } from './en.ts';

export type HereWords = typeof english;

export const hereWords: Readonly<Record<Language, () => Promise<HereWords>>> = {
  en: async () => (await import('./en.ts')).here,
  hu: async () => (await import('./hu.ts')).here,
  pl: async () => (await import('./pl.ts')).here,
  de: async () => (await import('./de.ts')).here,
};
