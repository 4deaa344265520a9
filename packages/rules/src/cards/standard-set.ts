// Apart from the definitions: whoever only wants to know what a card costs need not load the engine.

import type { CardSet } from '../engine/card-set.ts';
import { makeCardSet } from '../engine/card-set.ts';
import type { CardDefinition, CardId } from '../vocabulary/definition.ts';
import type { CardSetName } from './index.ts';
import { BOXES, allCards, setOfCard } from './index.ts';

const isBox = (set: CardSetName): boolean => BOXES.some((box) => box === set);

/** The cards of the sets that are no box: in a game when it has them among its piles. */
const guests: ReadonlySet<CardId> = new Set(
  allCards.map(({ id }) => id).filter((id) => setOfCard(id) !== 'basic' && !isBox(setOfCard(id))),
);

/** The cards of all sets made ready, with those of one game's own. */
export const cardSetWith = (ownCards: readonly CardDefinition[]): CardSet =>
  makeCardSet([...allCards, ...ownCards], guests);

/** The cards that a game is played with unless it brings some of its own. */
export const standardCards: CardSet = cardSetWith([]);
