import type { Language } from '../words/index.ts';

/** Each in itself, so that everybody finds his own. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  hu: 'Magyar',
  pl: 'Polski',
  de: 'Deutsch',
};
