// The kinds that may be Kingdom piles: every card of the boxes but the basic ones, and a game's own cards.

import { allCards, setOfCard } from '../cards/index.ts';
import { fold } from '../notation/spelling.ts';
import type { CardDefinition, CardId, CardSetName } from '../vocabulary/definition.ts';
import { SETS } from '../vocabulary/definition.ts';
import { nearestNames } from '../notation/nearest.ts';
import type { Trouble } from './trouble.ts';
import { KingdomError } from './trouble.ts';

/** A box with Kingdom cards. */
export type KingdomSet = Exclude<CardSetName, 'basic'>;
/** The boxes with Kingdom cards. */
export const KINGDOM_SETS: readonly KingdomSet[] = SETS.filter((set) => set !== 'basic');

export type Kinds = ReadonlyMap<CardId, CardDefinition>;

const boxedKinds: readonly CardDefinition[] = allCards.filter((card) => setOfCard(card.id) !== 'basic');

export const kingdomKinds = (ownCards: readonly CardDefinition[] = []): Kinds =>
  new Map([...boxedKinds, ...ownCards].map((card) => [card.id, card]));

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
