// The last purchase of each seat and the table as it was seen just before, for whoever asks why it was made.

import type { CardId, GameEvent, View } from '@tenfold/rules';

export interface SeenPurchase {
  readonly card: CardId;
  /** Before the purchase. */
  readonly view: View;
  /** How many events had happened by then. */
  readonly told: number;
}

/** By seat. What happens in another's turn, or because of a card, is no purchase. */
export function purchasesIn(
  before: View,
  events: readonly GameEvent[],
  told: number,
): ReadonlyMap<number, SeenPurchase> {
  const found = new Map<number, SeenPurchase>();
  if (before.turn.phase !== 'buy' || before.turn.possessor !== null) return found;
  for (const { type, player, because, cards = [] } of events) {
    const [card] = cards;
    const isPurchase = type === 'gain' && because === null && player === before.turn.player;
    // Of two that are told together only the first was made at the table that was seen.
    if (isPurchase && card !== undefined && !found.has(player))
      found.set(player, { card, view: before, told });
  }
  return found;
}
