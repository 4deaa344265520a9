// What is kept of the known cards, as plain data: packages/sim/src/worth/known-cards.json.

import type { MeasuredShare } from './measured-share.ts';

/** What was measured of a card, as it is kept. */
export interface CardFigures {
  readonly id: string;
  /** Sold for the same price as all others, against money alone and money with typical cards. */
  readonly weighed: MeasuredShare;
  /** Sold so, against money alone, by number of copies. */
  readonly alone: readonly MeasuredShare[];
  /** At its own price, against money alone, by number of copies. */
  readonly priced: readonly MeasuredShare[];
}

/** All that is kept of known cards, and how it was measured. */
export interface KnownTable {
  readonly seed: string;
  /** Rounds at the same price, and rounds at its own. */
  readonly rounds: number;
  readonly pricedRounds: number;
  readonly rivals: readonly {
    readonly price: number;
    readonly typical: { readonly id: string; readonly copies: number };
    readonly standIn: { readonly id: string; readonly copies: number };
  }[];
  readonly cards: readonly CardFigures[];
  readonly potions: readonly PotionFigures[];
}

/** What a Potion in the cost comes to: the same card for two coins and a Potion, and for coins alone. */
export interface PotionFigures {
  readonly id: string;
  readonly withPotion: MeasuredShare;
  /** Coins that would keep it down as much as the Potion does. */
  readonly coins: number;
}
