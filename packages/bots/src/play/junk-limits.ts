// How far a trashing card goes. A strategy may have said that it trashes eagerly.

import type { Mind } from './mind.ts';
import { MONEY_TO_KEEP, MONEY_TO_KEEP_AGGRESSIVELY } from './worth.ts';

const AGGRESSIVE = 'aggressiveTrashing';

export const isAggressive = (mind: Mind, card: number): boolean =>
  mind.styles.get(mind.set.ids[card] ?? '') === AGGRESSIVE;

/** Coins that must be left in the deck. */
export const trashLimit = (mind: Mind, card: number): number =>
  isAggressive(mind, card) ? MONEY_TO_KEEP_AGGRESSIVELY : MONEY_TO_KEEP;

/** So much junk in one hand is worth a worse purchase. */
export const muchJunk = (mind: Mind, card: number): number => (isAggressive(mind, card) ? 3 : 4);
