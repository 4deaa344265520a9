// Dealing tens from a shuffled stack until one fits: fair, and quick where many do.

import type { RandomState } from '../engine/random.ts';
import { shuffle } from '../engine/random.ts';
import { KINGDOM_PILES } from '../game-size.ts';
import type { CardDefinition, CardId } from '../vocabulary/definition.ts';
import type { Kinds } from './kinds.ts';
import type { WishTally } from './tallies.ts';
import { SATISFIED, tallyOf } from './tallies.ts';
import type { WishPart } from './wish.ts';
import { candidates } from './wish-parts.ts';

/** What is drawn from, and what is wanted. */
export interface Draw {
  /** Every card that may come, the musts too. */
  readonly cards: readonly CardDefinition[];
  readonly musts: ReadonlySet<CardId>;
  readonly tallies: readonly WishTally[];
}

export const drawOf = (parts: readonly WishPart[], kinds: Kinds): Draw => ({
  cards: candidates(parts, kinds),
  musts: new Set(parts.flatMap((part) => (part.wish === 'musts' ? part.cards : []))),
  tallies: parts.map(tallyOf).filter((tally) => tally !== undefined),
});

/** The first of so many deals that fits, if any does. */
export function deal(
  { cards, musts, tallies }: Draw,
  random: RandomState,
  deals: number,
): CardId[] | undefined {
  const demanded = cards.filter((card) => musts.has(card.id));
  const others = cards.filter((card) => !musts.has(card.id));
  for (let i = 0; i < deals; i++) {
    const ten = [...demanded, ...sample(random, others, KINGDOM_PILES - demanded.length)];
    if (tallies.every((tally) => isSatisfied(tally, ten))) return ten.map((card) => card.id);
  }
  return undefined;
}

function isSatisfied(tally: WishTally, ten: readonly CardDefinition[]): boolean {
  const end = ten.reduce((state, card) => tally.take(state, tally.mark(card)), tally.start);
  return tally.settle(end, [], 0) === SATISFIED;
}

/** So many of the cards, each choice of them equally likely. */
export function sample<Card>(random: RandomState, cards: readonly Card[], n: number): Card[] {
  const order = cards.map((_, index) => index);
  shuffle(random, order);
  return order.slice(0, n).map((index) => cards[index]!);
}
