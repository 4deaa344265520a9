// Apart from the definitions: whoever only wants to know what a card costs need not load the engine.

import type { CardSet } from '../engine/card-set.ts';
import { makeCardSet } from '../engine/card-set.ts';
import { allCards } from './index.ts';

/** The cards that a game is played with unless it brings some of its own. */
export const standardCards: CardSet = makeCardSet(allCards);
