// What is said of scenarios, in every language that people are shown: each is fetched when it is needed.

import type { ScenarioSentences } from './said.ts';

/** The sentences in a language, by its two letters. */
export const scenarioSentencesIn: Readonly<
  Record<'en' | 'hu' | 'pl' | 'de', () => Promise<ScenarioSentences>>
> = {
  en: async () => (await import('./en.ts')).en,
  hu: async () => (await import('./hu.ts')).hu,
  pl: async () => (await import('./pl.ts')).pl,
  de: async () => (await import('./de.ts')).de,
};
