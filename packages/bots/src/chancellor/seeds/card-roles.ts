// What a card can do for a deck, read from its text alone.

import type { CardId } from '@tenfold/rules';
import type { Pile } from '../../plans/kingdom-piles.ts';
import { has } from '../../plans/kingdom-piles.ts';

export const isPlayed = ({ card }: Pile): boolean =>
  card.types.some((type) => type === 'Action' || type === 'Treasure');

/** Rids the deck of whatever its owner likes, not of certain cards alone. */
export const thins = (pile: Pile): boolean =>
  has(pile, 'trasher') &&
  (pile.effects.trash?.named ?? null) === null &&
  (pile.effects.remake?.type ?? null) === null;

/** Those that thin a deck, the fastest first. */
export const thinners = (piles: readonly Pile[]): Pile[] =>
  piles.filter(thins).toSorted((a, b) => speedOf(b) - speedOf(a));

/** Cards a play; of equals the cheaper. */
const speedOf = ({ effects, card }: Pile): number =>
  10 * (effects.trash?.most ?? 2) - card.cost.coins - 10 * card.cost.potions;

export const isVillage = (pile: Pile): boolean => has(pile, 'village');

/** A terminal that draws so much that one would play several if one could. */
export const drawsMuch = ({ isTerminal, effects }: Pile): boolean =>
  isTerminal && ((effects.cards >= 2 && effects.topdecks !== 'hand') || effects.drawsUpTo >= 6);

export const isTerminalAttack = (pile: Pile): boolean => pile.isTerminal && has(pile, 'attack');

/** What a deck that draws itself turns into points: several purchases a turn, or gains. */
export const isPayload = (pile: Pile): boolean =>
  has(pile, 'plus-buy') || (has(pile, 'gainer') && pile.effects.gainUpTo !== null);

/** A point for every so many of some cards. */
const formulaOf = ({ card: { worth } }: Pile): { every: number; of: FormulaOf } | undefined =>
  typeof worth === 'object' ? { every: worth.every, of: worth.of } : undefined;

type FormulaOf = Extract<NonNullable<Pile['card']['worth']>, object>['of'];

export const countsAllCards = (pile: Pile): boolean => {
  const formula = formulaOf(pile);
  return formula !== undefined && formula.every <= 10 && Object.keys(formula.of).length === 0;
};

export const countsActions = (pile: Pile): boolean => formulaOf(pile)?.of.type === 'Action';

/** The card that it counts, if it counts a card by name. */
export const countedCard = (pile: Pile): CardId | undefined => formulaOf(pile)?.of.cards?.[0];

/** Gains such a card again and again. */
export const gainsUpTo = ({ effects: { gainUpTo, trashesItself } }: Pile, coins: number): boolean =>
  gainUpTo?.type === null && gainUpTo.coins >= coins && !trashesItself;
