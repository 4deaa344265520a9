// The sets that Kingdom piles come from.

import type { CardSetName } from '../cards/index.ts';
import { BOXES, SETS } from '../cards/index.ts';

/** A set with Kingdom cards. */
export type KingdomSet = Exclude<CardSetName, 'basic'>;
/** The sets with Kingdom cards. */
export const KINGDOM_SETS: readonly KingdomSet[] = SETS.filter((set) => set !== 'basic');
/** What is drawn from unless somebody says otherwise. Other sets are off unless chosen. */
export const USUAL_SETS: readonly KingdomSet[] = [...BOXES, 'own'];
