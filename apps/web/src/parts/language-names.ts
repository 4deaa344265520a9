import type { Language } from '@tenfold/i18n/languages';

/** Each in itself, so that everybody finds his own. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  hu: 'Magyar',
  pl: 'Polski',
  de: 'Deutsch',
};
