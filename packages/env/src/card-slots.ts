// Which cards an action space and an observation have room for, and the place of each among them.

import type { CardId, CardSet } from '@tenfold/rules';

export interface CardSlots {
  readonly set: CardSet;
  /** In the order of their slots. */
  readonly cards: readonly number[];
  readonly ids: readonly CardId[];
  /** By card number; NO_SLOT for a card that has none. */
  readonly slots: Int16Array;
}

export const NO_SLOT = -1;

/** Slots are in the order of the card set, so that they do not depend on the order in which cards are given. */
export function slotsFor(set: CardSet, given: Iterable<number>): CardSlots {
  const cards = [...new Set(given)].sort((a, b) => a - b);
  const slots = new Int16Array(set.ids.length).fill(NO_SLOT);
  for (const [slot, card] of cards.entries()) slots[card] = slot;
  return { set, cards, ids: cards.map((card) => set.ids[card]!), slots };
}
