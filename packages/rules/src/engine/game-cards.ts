// The cards that a game is played with: those of all sets, and its own. Apart from the definitions: whoever only wants to
// know what a card costs need not load the engine.

import type { CardSetName } from '../cards/index.ts';
import { BOXES, allCards, setOfCard } from '../cards/index.ts';
import type { CardDefinition, CardId } from '../vocabulary/definition.ts';
import type { CardSet } from './card-set.ts';
import { makeCardSet } from './compile.ts';
import type { Game } from './state.ts';

const isBox = (set: CardSetName): boolean => BOXES.some((box) => box === set);

/** The cards of the sets that are no box: in a game when it has them among its piles. */
const guests: ReadonlySet<CardId> = new Set(
  allCards.map(({ id }) => id).filter((id) => setOfCard(id) !== 'basic' && !isBox(setOfCard(id))),
);

const cardSetWith = (ownCards: readonly CardDefinition[]): CardSet =>
  makeCardSet([...allCards, ...ownCards], guests);

/** The cards that a game is played with unless it brings some of its own. */
export const standardCards: CardSet = cardSetWith([]);

/** Remembered, so that a game makes its cards ready once. */
const byDefinitions = new WeakMap<readonly CardDefinition[], CardSet>();

/** The cards of all sets together with home-made ones. */
export function ownCardSet(ownCards: readonly CardDefinition[]): CardSet {
  let set = byDefinitions.get(ownCards);
  if (set === undefined) {
    set = cardSetWith(ownCards);
    byDefinitions.set(ownCards, set);
  }
  return set;
}

/** The cards of a game: those of the boxes, and its home-made ones. */
export const cardSetOf = (game: Game): CardSet =>
  game.setup.ownCards === undefined ? standardCards : ownCardSet(game.setup.ownCards);
