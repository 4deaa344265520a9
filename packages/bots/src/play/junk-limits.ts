// How far a trashing card goes. A strategy may have said that it trashes eagerly.

import type { CompiledStrategy } from './compiled-strategy.ts';
import { MONEY_TO_KEEP, MONEY_TO_KEEP_AGGRESSIVELY } from './worth.ts';

const AGGRESSIVE = 'aggressiveTrashing';

export const isAggressive = (compiled: CompiledStrategy, card: number): boolean =>
  compiled.styles.get(compiled.set.ids[card] ?? '') === AGGRESSIVE;

/** Coins that must be left in the deck. */
export const trashLimit = (compiled: CompiledStrategy, card: number): number =>
  isAggressive(compiled, card) ? MONEY_TO_KEEP_AGGRESSIVELY : MONEY_TO_KEEP;

/** So much junk in one hand is worth a worse purchase. */
export const muchJunk = (compiled: CompiledStrategy, card: number): number =>
  isAggressive(compiled, card) ? 3 : 4;
