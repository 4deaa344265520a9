// The kinds that may be Kingdom piles: every card of the sets but the basic ones, and a game's own cards.

import { BOXES, allCards, setOfCard } from '../cards/index.ts';
import { fold } from '../names/spelling.ts';
import type { CardDefinition, CardId } from '../vocabulary/definition.ts';
import { nearestNames } from '../names/nearest.ts';
import type { KingdomSet } from './sets.ts';
import type { Trouble } from './trouble.ts';
import { KingdomError } from './trouble.ts';

export type Kinds = ReadonlyMap<CardId, CardDefinition>;

const standardKinds: readonly CardDefinition[] = allCards.filter((card) => setOfCard(card.id) !== 'basic');

/** Those that are on offer unless somebody says otherwise. */
export const boxedKinds: readonly CardId[] = standardKinds
  .map(({ id }) => id)
  .filter((id) => BOXES.some((box) => box === setOfCard(id)));

export const kingdomKinds = (ownCards: readonly CardDefinition[] = []): Kinds =>
  new Map([...standardKinds, ...ownCards].map((card) => [card.id, card]));

export const setOfKind = (id: CardId): KingdomSet => setOfCard(id) as KingdomSet;

/** The kind that a name means, however it is spelt. `place` says where the name stood. */
export function readKind(name: string, kinds: Kinds, place: string): CardId {
  const trouble = troubleWithKind(name, kinds, place);
  if (trouble !== null) throw new KingdomError(trouble);
  return fold(name);
}

/** Null for a name that means a kind. */
export function troubleWithKind(name: string, kinds: Kinds, place: string): Trouble | null {
  const id = fold(name);
  if (kinds.has(id)) return null;
  if (setOfCard(id) === 'basic') return { code: 'basic-card', card: id, place };
  return { code: 'unknown-card', card: name, nearest: nearestNames(id, kinds.keys()), place };
}
