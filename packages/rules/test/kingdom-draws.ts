// Kingdoms drawn, counted and listed: for the tests of how they come about.

import type { CardDefinition, CardSetName, KingdomWish, Trait, Trouble, WishPart } from '../src/index.ts';
import {
  KINGDOM_PILES,
  KingdomError,
  BOXES,
  allCards,
  randomKingdom,
  setOfCard,
  traitsOf,
} from '../src/index.ts';

/** What kingdoms are drawn from: the cards of the boxes. */
const kinds = allCards.filter((card) => BOXES.some((box) => box === setOfCard(card.id)));
export const kindIds = kinds.map((card) => card.id);
export const idsOf = (...sets: CardSetName[]): string[] =>
  kindIds.filter((id) => sets.includes(setOfCard(id)));
export const withTrait = (trait: Trait): string[] => idsWhere((card) => traitsOf(card).has(trait));
export const idsWhere = (isWanted: (card: CardDefinition) => boolean): string[] =>
  kinds.filter(isWanted).map((card) => card.id);

const definitions = new Map(kinds.map((card) => [card.id, card]));

export function definition(id: string): CardDefinition {
  const card = definitions.get(id);
  if (card === undefined) throw new Error(`there is no ${id}`);
  return card;
}

export const seeds = (count: number): string[] => Array.from({ length: count }, (_, i) => `seed ${i}`);
export const drawn = (wish: KingdomWish, count: number): string[][] =>
  seeds(count).map((seed) => randomKingdom(wish, seed));

export const countIn = (cards: readonly string[], among: readonly string[]): number =>
  cards.filter((id) => among.includes(id)).length;
export const fromSet = (cards: readonly string[], set: CardSetName): number =>
  cards.filter((id) => setOfCard(id) === set).length;

export const isTen = (cards: readonly string[]): boolean =>
  cards.length === KINGDOM_PILES &&
  new Set(cards).size === KINGDOM_PILES &&
  cards.every((id) => kindIds.includes(id));

export function refusal(act: () => unknown): KingdomError {
  try {
    act();
  } catch (error) {
    if (error instanceof KingdomError) return error;
    throw error;
  }
  throw new Error('it was not refused');
}

export const trouble = (act: () => unknown): Trouble => refusal(act).details;

export function clashOf(wish: KingdomWish): {
  clash: readonly WishPart[];
  cures: readonly WishPart[];
  message: string;
} {
  const { details, message } = refusal(() => randomKingdom(wish, 'any'));
  if (details.code !== 'no-kingdom-fits') throw new Error(message);
  return { ...details, message };
}

export function binomial(n: number, k: number): number {
  if (k < 0 || k > n) return 0;
  return k === 0 ? 1 : (binomial(n - 1, k - 1) * n) / k;
}

/** Chi-square of how often each outcome came, if all are equally likely. */
export function chiSquare(counts: readonly number[]): number {
  const mean = counts.reduce((total, n) => total + n, 0) / counts.length;
  return counts.reduce((total, n) => total + (n - mean) ** 2 / mean, 0);
}

/** Every way to choose ten of the cards. */
export function tens(cards: readonly string[]): string[][] {
  const choose = (from: number, n: number): string[][] => {
    if (n === 0) return [[]];
    const found: string[][] = [];
    for (let i = from; i <= cards.length - n; i++) {
      for (const rest of choose(i + 1, n - 1)) found.push([cards[i] ?? '', ...rest]);
    }
    return found;
  };
  return choose(0, KINGDOM_PILES);
}
