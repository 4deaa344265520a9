// What one's own page says: fetched when one of them is opened.

import type { Language } from '@tenfold/i18n/languages';
import type { own as english } from './en.ts';

export type OwnWords = typeof english;

export const ownWords: Readonly<Record<Language, () => Promise<OwnWords>>> = {
  en: async () => (await import('./en.ts')).own,
  hu: async () => (await import('./hu.ts')).own,
  pl: async () => (await import('./pl.ts')).own,
  de: async () => (await import('./de.ts')).own,
};
