// Which of one's cards had better be gone is a matter of the whole game, not of this turn: the strategist knows more about it.

import type { Decision } from '@tenfold/rules';
import type { CardFacts } from '../../play/card-facts.ts';

/** Whether a card of one's own is to be trashed for nothing in return. */
export function isThinning(
  { effects: all, set }: CardFacts,
  { verb, card, about, player }: Decision,
): boolean {
  if (verb !== 'trash' || about !== player) return false;
  const effects = all[set.numbers.get(card ?? '') ?? -1];
  if (effects === undefined) return false;
  const { remake, cardsForCost, coinsForCost, gainsForType, gains, trash } = effects;
  const isPaid = remake !== null || cardsForCost || coinsForCost || gainsForType.length + gains.length > 0;
  return !isPaid && (trash?.named ?? null) === null;
}
