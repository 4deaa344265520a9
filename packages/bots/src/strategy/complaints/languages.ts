// What can be wrong with a strategy, in every language that people are shown: each is fetched when it is needed.

import type { Complaints } from './complaints.ts';

/** The complaints in a language, by its two letters. */
export const complaintsIn: Readonly<Record<'en' | 'hu' | 'pl' | 'de', () => Promise<Complaints>>> = {
  en: async () => (await import('./en.ts')).en,
  hu: async () => (await import('./hu.ts')).hu,
  pl: async () => (await import('./pl.ts')).pl,
  de: async () => (await import('./de.ts')).de,
};
