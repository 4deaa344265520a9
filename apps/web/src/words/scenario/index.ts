// What is said around a scenario: fetched with the first one that is opened.

import type { Language } from '@tenfold/i18n/languages';
import type { scenario as english } from './en.ts';

export type ScenarioWords = typeof english;

export const scenarioWords: Readonly<Record<Language, () => Promise<ScenarioWords>>> = {
  en: async () => (await import('./en.ts')).scenario,
  hu: async () => (await import('./hu.ts')).scenario,
  pl: async () => (await import('./pl.ts')).scenario,
  de: async () => (await import('./de.ts')).scenario,
};
