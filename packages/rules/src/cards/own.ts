// Cards of one game's own: a set made from all cards and them, remembered by what they say.

import type { CardSet } from '../engine/card-set.ts';
import type { CardDefinition } from '../vocabulary/definition.ts';
import { cardSetWith } from './index.ts';

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
