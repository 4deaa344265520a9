// What the page wants to know of a card besides its words: types, cost, worth, and where it stands in a hand.

import type { CardDefinition, CardId, CardType, Cost } from '@tenfold/rules';
import { definitionOf } from '@tenfold/insight';
import { allCards } from '@tenfold/rules';
import { ownFaces } from './own-faces.ts';

/** What a card counts as when a hand is sorted: the first of these that it is. */
export const KINDS = ['action', 'treasure', 'curse', 'victory'] as const;
export type Kind = (typeof KINDS)[number];

/** The colours of a frame. */
export type Colour = Kind | 'reaction';

/** Basic cards first, then box by box. */
export const cardIds: readonly CardId[] = allCards.map(({ id }) => id);

/** False for the cards that somebody made up for a game of his own. */
export const isKnownCard = (card: CardId): boolean => definitionOf(card) !== undefined;

/** Of a home-made card that is not shown, nothing but its name is known here. */
export const shownDefinition = (card: CardId): CardDefinition =>
  definitionOf(card) ??
  ownFaces.shown.get(card)?.definition ?? { id: card, types: [], cost: { coins: 0, potions: 0 } };

/** None for a home-made card. */
export const typesOf = (card: CardId): readonly CardType[] => shownDefinition(card).types;

/** As printed; what it costs at the moment is for the game to say. */
export const baseCost = (card: CardId): Cost => shownDefinition(card).cost;

export function kindOf(card: CardId): Kind {
  const types = typesOf(card);
  if (types.includes('Treasure')) return 'treasure';
  if (types.includes('Curse')) return 'curse';
  return types.includes('Victory') && !types.includes('Action') ? 'victory' : 'action';
}

/** One colour, or two for a card that is two things. An Attack has the frame of an Action and is marked besides. */
export function coloursOf(card: CardId): readonly [Colour] | readonly [Colour, Colour] {
  const types = typesOf(card);
  if (types.includes('Reaction')) return ['reaction'];
  const kind = kindOf(card);
  return types.includes('Victory') && kind !== 'victory' ? [kind, 'victory'] : [kind];
}

/** What a Treasure makes, as far as it is printed as a number. */
export function makes(card: CardId): Cost {
  let coins = 0;
  let potions = 0;
  if (typesOf(card).includes('Treasure')) {
    for (const step of shownDefinition(card).play ?? []) {
      if (step.do === 'plusCoins' && typeof step.n === 'number') coins += step.n;
      if (step.do === 'plusPotions' && typeof step.n === 'number') potions += step.n;
    }
  }
  return { coins, potions };
}

/** Victory points as far as they are printed as a number; null for none, and for those that are counted. */
export function worthOf(card: CardId): number | null {
  const { worth } = shownDefinition(card);
  return typeof worth === 'number' ? worth : null;
}

/** As a hand is held: Actions, Treasures, Curses, Victory cards; the cheaper first, then by name. */
export function sortCards(cards: readonly CardId[], nameOf: (card: CardId) => string): CardId[] {
  return cards.toSorted(
    (a, b) =>
      KINDS.indexOf(kindOf(a)) - KINDS.indexOf(kindOf(b)) ||
      compareCosts(a, b) ||
      nameOf(a).localeCompare(nameOf(b)),
  );
}

/** The cheaper first; of two with the same coins, the one without a Potion. */
export function compareCosts(a: CardId, b: CardId): number {
  return baseCost(a).coins - baseCost(b).coins || baseCost(a).potions - baseCost(b).potions;
}

export interface Stack {
  readonly card: CardId;
  readonly count: number;
}

/** Equal cards together, where the first of them was. */
export function stackCards(cards: readonly CardId[]): Stack[] {
  const counts = new Map<CardId, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts].map(([card, count]) => ({ card, count }));
}
