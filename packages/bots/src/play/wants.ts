// What the strategy would like to have, by its buy rules.

import type { Lens, Option } from '@tenfold/rules';
import { includesOption } from '@tenfold/rules';
import { handCoins } from './conditions.ts';
import { endsItBadly } from './end-game.ts';
import type { Mind } from './mind.ts';

export const NO_RULE = Infinity;

/** The first rule that so many coins and Potions could follow; the lower, the more wanted. */
export function bestRule(mind: Mind, lens: Lens, coins: number, potions: number): number {
  const { buyCards, buyTests, set } = mind;
  for (let i = 0; i < buyCards.length; i++) {
    const card = buyCards[i]!;
    if (lens.supply(card) <= 0 || lens.coinCost(card) > coins || set.potions[card]! > potions) continue;
    const test = buyTests[i]!;
    if (test !== null && !test(lens)) continue;
    if (!endsItBadly(lens, mind.lore, card)) return i;
  }
  return NO_RULE;
}

/** The first rule whose card is among these options: `first` plus card number. */
export function wantedOption(mind: Mind, lens: Lens, options: readonly Option[], first: Option): Option {
  const { buyCards, buyTests } = mind;
  for (let i = 0; i < buyCards.length; i++) {
    const card = buyCards[i]!;
    if (!includesOption(options, first + card)) continue;
    const test = buyTests[i]!;
    if (test !== null && !test(lens)) continue;
    if (!endsItBadly(lens, mind.lore, card)) return first + card;
  }
  return -1;
}

/** The first rule that wants a card for which `fits`, or NO_RULE. */
export function wantedRule(mind: Mind, lens: Lens, fits: (card: number) => boolean): number {
  const { buyCards, buyTests } = mind;
  for (let i = 0; i < buyCards.length; i++) {
    const card = buyCards[i]!;
    if (lens.supply(card) <= 0 || !fits(card)) continue;
    const test = buyTests[i]!;
    if (test !== null && !test(lens)) continue;
    if (!endsItBadly(lens, mind.lore, card)) return i;
  }
  return NO_RULE;
}

export const wantsNow = (mind: Mind, lens: Lens, card: number): boolean =>
  mind.everBuys[card]! && wantedRule(mind, lens, (other) => other === card) !== NO_RULE;

/** Coins there will be when all Treasures in hand are played. */
export const coinsAhead = (mind: Mind, lens: Lens, player: number): number =>
  lens.coins + handCoins(lens, mind.lore, player);

export function potionsAhead(mind: Mind, lens: Lens, player: number): number {
  let potions = lens.potions;
  for (const card of lens.hand(player)) if (mind.lore.makesPotions[card]!) potions++;
  return potions;
}

/** Whether so many coins more would buy something more wanted. */
export function coinsHelp(mind: Mind, lens: Lens, player: number, more: number): boolean {
  const coins = coinsAhead(mind, lens, player);
  const potions = potionsAhead(mind, lens, player);
  return bestRule(mind, lens, coins + more, potions) < bestRule(mind, lens, coins, potions);
}
