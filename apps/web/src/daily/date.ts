import type { Language } from '@tenfold/i18n/languages';

/** A day of the calendar, as the language writes it: the same day wherever the reader is. */
export const dateOf = (day: string, language: Language): string =>
  new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    dateStyle: 'long',
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00:00Z`));
