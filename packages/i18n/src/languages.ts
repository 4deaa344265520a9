/** The languages that Tenfold speaks. */
export const LANGUAGES = ['en', 'hu', 'pl', 'de'] as const;
/** One of the languages that Tenfold speaks. */
export type Language = (typeof LANGUAGES)[number];
