// A table may leave Possession out: then no kingdom of it has it, drawn, recommended, picked or typed.

import type { CardId, Trouble } from '@tenfold/rules';

const POSSESSION: CardId = 'possession';

/** What can be wrong with a kingdom by itself, and with one at this table. */
export type ChoiceTrouble = Trouble | { readonly code: 'card-left-out'; readonly card: CardId };

export const troubleAt = (
  { noPossession }: { readonly noPossession: boolean },
  cards: readonly CardId[],
): ChoiceTrouble | null =>
  noPossession && cards.includes(POSSESSION) ? { code: 'card-left-out', card: POSSESSION } : null;
