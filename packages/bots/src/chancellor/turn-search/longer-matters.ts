// What is a matter of the whole game and not of this turn: which of one's cards had better be gone, and what another is given.
// The strategist knows more about it.

import type { Decision } from '@tenfold/rules';
import type { CardFacts } from '../../play/card-facts.ts';

/** Whether a decision is left to the strategist, even within a turn that is searched. */
export const isLongerMatter = (facts: CardFacts, asked: Decision): boolean =>
  isThinning(facts, asked) || isHandingOut(asked);

/** Whether another is to gain what one chooses, as Swindler's victim. */
const isHandingOut = ({ verb, about, player }: Decision): boolean => verb === 'gain' && about !== player;

/** Whether a card of one's own is to be trashed for nothing in return. */
function isThinning({ effects: all, set }: CardFacts, { verb, card, about, player }: Decision): boolean {
  if (verb !== 'trash' || about !== player) return false;
  const effects = all[set.numbers.get(card ?? '') ?? -1];
  if (effects === undefined) return false;
  const { remake, cardsForCost, coinsForCost, gainsForType, gains, trash } = effects;
  const isPaid = remake !== null || cardsForCost || coinsForCost || gainsForType.length + gains.length > 0;
  return !isPaid && (trash?.named ?? null) === null;
}
