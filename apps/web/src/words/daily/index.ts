// What the pages about the kingdom of the day say: fetched when one of them is opened.

import type { Language } from '@tenfold/i18n/languages';
import type { daily as english } from './en.ts';

export type DailyWords = typeof english;

export const dailyWords: Readonly<Record<Language, () => Promise<DailyWords>>> = {
  en: async () => (await import('./en.ts')).daily,
  hu: async () => (await import('./hu.ts')).daily,
  pl: async () => (await import('./pl.ts')).daily,
  de: async () => (await import('./de.ts')).daily,
};
