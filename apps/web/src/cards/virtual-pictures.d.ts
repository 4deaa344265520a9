// What apps/web/card-pictures.ts makes while the page is built.

declare module 'virtual:card-pictures' {
  import type { CardId } from '@tenfold/rules';

  /** Where the picture of a card is, if it is a known one. */
  export const pictureAt: (card: CardId) => string;
}
