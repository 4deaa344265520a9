// The sets that cards come from. A new set is a file beside this one and its name in `sets`.

import type { CardDefinition, CardId } from '../vocabulary/definition.ts';
import { alchemy } from './alchemy.ts';
import { base } from './base.ts';
import { basic } from './basic.ts';
import { guests } from './guests.ts';
import { intrigue } from './intrigue.ts';

/** In the order in which their cards are numbered and shown: a new one goes to the end. */
const sets = {
  basic,
  base,
  intrigue,
  alchemy,
  guests,
};

type StandardSet = keyof typeof sets;

/** Where a card comes from: the basic cards, a set, or one game's own. */
export type CardSetName = StandardSet | 'own';
/** Where cards come from: the basic cards, the sets, and home-made ones. */
export const SETS: readonly CardSetName[] = [...(Object.keys(sets) as StandardSet[]), 'own'];

/** The id of a card that every game knows, as against a home-made one: `'copper' | 'moat' | …`, from the definitions. */
export type StandardCardId = (typeof sets)[StandardSet][number]['id'];

/** The sets that the game is sold as. Kingdoms are drawn from them; another set joins when somebody chooses it. */
export const BOXES = ['base', 'intrigue', 'alchemy'] as const satisfies readonly StandardSet[];
/** One of the sets that the game is sold as. */
export type Box = (typeof BOXES)[number];

/** The cards of all sets. */
export const allCards: readonly CardDefinition[] = Object.values(sets).flat();

const setNames: ReadonlyMap<CardId, CardSetName> = new Map(
  Object.entries(sets).flatMap(([set, cards]) => cards.map(({ id }) => [id, set as StandardSet] as const)),
);

/** Which set a card comes from. */
export const setOfCard = (id: CardId): CardSetName => setNames.get(id) ?? 'own';
