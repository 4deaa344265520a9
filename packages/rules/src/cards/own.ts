// Cards of one game's own: a set made from the boxes' cards and them, remembered by what they say.

import type { CardSet } from '../engine/card-set.ts';
import { makeCardSet } from '../engine/card-set.ts';
import type { CardDefinition } from '../vocabulary/definition.ts';
import { allCards } from './index.ts';

const byDefinitions = new WeakMap<readonly CardDefinition[], CardSet>();

/** The cards of the boxes together with home-made ones. */
export function ownCardSet(ownCards: readonly CardDefinition[]): CardSet {
  let set = byDefinitions.get(ownCards);
  if (set === undefined) {
    set = makeCardSet([...allCards, ...ownCards]);
    byDefinitions.set(ownCards, set);
  }
  return set;
}
