// What is said where a table gathers, beyond what every table needs: home-made cards, a draft, many players. Fetched when
// there is something to say.

import type { Language } from '@tenfold/i18n/languages';
import type { gathering as english } from './en.ts';

export type GatheringWords = typeof english;

export const gatheringWords: Readonly<Record<Language, () => Promise<GatheringWords>>> = {
  en: async () => (await import('./en.ts')).gathering,
  hu: async () => (await import('./hu.ts')).gathering,
  pl: async () => (await import('./pl.ts')).gathering,
  de: async () => (await import('./de.ts')).gathering,
};
