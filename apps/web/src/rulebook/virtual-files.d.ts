// What the plugins beside vite.config.ts make while the page is built.

declare module 'virtual:rulebook-files' {
  import type { Language } from '@tenfold/i18n/languages';

  export const rulingsAt: Readonly<Record<Language, string>>;
  export const searchAt: Readonly<Record<Language, string>>;
}

declare module 'virtual:rulebook-figures' {
  import type { BookFigures } from '../../rulebook-figures.ts';

  export const figures: BookFigures;
}
