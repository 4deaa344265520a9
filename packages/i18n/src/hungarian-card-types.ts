import type { CardType } from '@tenfold/rules';

/** What a card of a type is called within a sentence. */
export const HUNGARIAN_CARD_TYPES: Readonly<Record<CardType, string>> = {
  Action: 'akciókártya',
  Treasure: 'kincskártya',
  Victory: 'győzelmipont-kártya',
  Curse: 'átokkártya',
  Attack: 'támadáskártya',
  Reaction: 'védekezéskártya',
  Duration: 'tartós kártya',
};
