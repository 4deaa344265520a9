export const LANGUAGES = ['en', 'hu', 'pl', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];
