// What the strategy would like to have, by its buy rules.

import type { Lens, Option } from '@tenfold/rules';
import { includesOption } from '@tenfold/rules';
import { handCoins } from './conditions.ts';
import { endsItBadly } from './end-game.ts';
import type { CompiledStrategy } from './compiled-strategy.ts';

export const NO_RULE = Infinity;

/** The first rule that so many coins and Potions could follow; the lower, the more wanted. */
export function bestRule(compiled: CompiledStrategy, lens: Lens, coins: number, potions: number): number {
  const { buyCards, buyTests, set } = compiled;
  for (let i = 0; i < buyCards.length; i++) {
    const card = buyCards[i]!;
    if (lens.coinCost(card) > coins || lens.supply(card) <= 0 || set.potions[card]! > potions) continue;
    const test = buyTests[i]!;
    if (test !== null && !test(lens)) continue;
    if (!endsItBadly(compiled, lens, card)) return i;
  }
  return NO_RULE;
}

/** The first rule whose card is among these options: `first` plus card number. */
export function wantedOption(
  compiled: CompiledStrategy,
  lens: Lens,
  options: readonly Option[],
  first: Option,
): Option {
  const { buyCards, buyTests } = compiled;
  for (let i = 0; i < buyCards.length; i++) {
    const card = buyCards[i]!;
    if (!includesOption(options, first + card)) continue;
    const test = buyTests[i]!;
    if (test !== null && !test(lens)) continue;
    if (!endsItBadly(compiled, lens, card)) return first + card;
  }
  return -1;
}

/** The first rule that wants a card for which `fits`, or NO_RULE. */
export function wantedRule(compiled: CompiledStrategy, lens: Lens, fits: (card: number) => boolean): number {
  const { buyCards, buyTests } = compiled;
  for (let i = 0; i < buyCards.length; i++) {
    const card = buyCards[i]!;
    if (lens.supply(card) <= 0 || !fits(card)) continue;
    const test = buyTests[i]!;
    if (test !== null && !test(lens)) continue;
    if (!endsItBadly(compiled, lens, card)) return i;
  }
  return NO_RULE;
}

/** Whether a rule before this one, the first that so many coins and Potions could follow, waits for nothing but more of them. */
export function isMoreWanted(
  compiled: CompiledStrategy,
  lens: Lens,
  than: number,
  coins: number,
  potions: number,
): boolean {
  const { buyCards, buyTests } = compiled;
  for (let i = 0; i < buyCards.length && i < than; i++) {
    const card = buyCards[i]!;
    if (canPay(compiled, lens, i, coins, potions) || lens.supply(card) <= 0) continue;
    const test = buyTests[i]!;
    if (test !== null && !test(lens)) continue;
    if (!endsItBadly(compiled, lens, card)) return true;
  }
  return false;
}

/** Whether any rule wants the card. */
export function wantsNow(compiled: CompiledStrategy, lens: Lens, card: number): boolean {
  const tests = compiled.testsFor[card]!;
  if (tests.length === 0 || lens.supply(card) <= 0) return false;
  for (let i = 0; i < tests.length; i++) {
    const test = tests[i]!;
    if (test === null || test(lens)) return !endsItBadly(compiled, lens, card);
  }
  return false;
}

/** Coins there will be when all Treasures in hand are played. */
export const coinsAhead = (compiled: CompiledStrategy, lens: Lens, player: number): number =>
  lens.coins + handCoins(lens, compiled.facts, player);

export function potionsAhead(compiled: CompiledStrategy, lens: Lens, player: number): number {
  const hand = lens.hand(player);
  let { potions } = lens;
  for (let i = 0; i < hand.length; i++) if (compiled.facts.makesPotions[hand[i]!]!) potions++;
  return potions;
}

/** What a turn has to spend when all Treasures in hand are played, as long as one question is thought about. */
export class Purse {
  readonly coins: number;
  readonly potions: number;
  readonly #compiled: CompiledStrategy;
  readonly #lens: Lens;
  /** Modes of a card often ask for the same. */
  #lastMore = 0;
  #lastRule = -1;

  constructor(compiled: CompiledStrategy, lens: Lens, player: number) {
    this.#compiled = compiled;
    this.#lens = lens;
    this.coins = coinsAhead(compiled, lens, player);
    // Of no interest to a strategy that buys nothing for them.
    this.potions = compiled.wantsPotions ? potionsAhead(compiled, lens, player) : 0;
  }

  /** The first rule that could be followed with so many coins more. */
  ruleWith(more: number): number {
    if (this.#lastRule < 0 || more !== this.#lastMore) {
      this.#lastMore = more;
      this.#lastRule = bestRule(this.#compiled, this.#lens, this.coins + more, this.potions);
    }
    return this.#lastRule;
  }

  /** Whether so many coins more would buy something more wanted. */
  helps(more: number): boolean {
    return more > 0 && !canPay(this.#compiled, this.#lens, this.ruleWith(more), this.coins, this.potions);
  }
}

/** Whether so many coins more would buy something more wanted. */
export function coinsHelp(compiled: CompiledStrategy, lens: Lens, player: number, more: number): boolean {
  return more > 0 && new Purse(compiled, lens, player).helps(more);
}

/** Whether so many coins and Potions pay for what a rule buys. To follow no rule costs nothing. */
export function canPay(
  { buyCards, set }: CompiledStrategy,
  lens: Lens,
  rule: number,
  coins: number,
  potions: number,
): boolean {
  if (rule === NO_RULE) return true;
  const card = buyCards[rule]!;
  return lens.coinCost(card) <= coins && set.potions[card]! <= potions;
}
