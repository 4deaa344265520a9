// What a choice of a kingdom comes to.

import type { CardId } from '@tenfold/rules';
import type { ChoiceTrouble } from './left-out.ts';

/** Ten cards; or those that there are so far, and what is wrong with them, if anything is. */
export interface Chosen {
  readonly cards: readonly CardId[];
  readonly trouble: ChoiceTrouble | null;
}
