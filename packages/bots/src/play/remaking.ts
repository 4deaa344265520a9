// Cards that turn a trashed card into something: which to give, and whether any is worth it.

import type { Lens } from '@tenfold/rules';
import type { CompiledStrategy } from './compiled-strategy.ts';
import { NO_RULE, wantedRule, wantsNow } from './buy-rules.ts';
import { gainWorth, isJunk, keepWorth } from './worth.ts';

const A_DRAWN_CARD = 8;
const A_WISH = 20;
const UNASKED = 12;

/** What is won when this card trashes that one; below 0 it is lost. */
export function profit(
  compiled: CompiledStrategy,
  lens: Lens,
  asking: number,
  trashed: number,
  player: number,
): number {
  const { facts, set } = compiled;
  const { remake, cardsForCost, gainsForType } = facts.effects[asking]!;
  const isPossessed = player !== lens.seat;
  // What a possessed player trashes comes back to him.
  const loss = isPossessed ? 0 : lossOf(compiled, lens, trashed);
  if (remake !== null) return remadeWorth(compiled, lens, asking, trashed) - loss;
  if (cardsForCost) {
    const cards = lens.coinCost(trashed) + (set.potions[trashed]! > 0 ? 2 : 0);
    return A_DRAWN_CARD * cards - loss;
  }
  let won = 0;
  for (const { type, gain } of gainsForType) {
    if (!set.definitions[trashed]!.types.includes(type)) continue;
    const card = gain === 'this' ? asking : (set.numbers.get(gain) ?? -1);
    if (card >= 0 && lens.supply(card) > 0) won += gainedWorth(compiled, lens, card);
  }
  return won - loss;
}

function lossOf(compiled: CompiledStrategy, lens: Lens, card: number): number {
  if (isJunk(compiled, lens, card)) return Math.min(0, keepWorth(compiled, lens, card) - 10);
  return keepWorth(compiled, lens, card) + (wantsNow(compiled, lens, card) ? A_WISH : 0);
}

/** A card that no rule asks for is worth little, whatever it costs. */
const gainedWorth = (compiled: CompiledStrategy, lens: Lens, card: number): number =>
  wantsNow(compiled, lens, card)
    ? gainWorth(compiled, lens, card) + A_WISH
    : gainWorth(compiled, lens, card) / 2 - UNASKED;

/** The worth of what would be gained for it: by the rules first, like every gain. */
function remadeWorth(compiled: CompiledStrategy, lens: Lens, asking: number, trashed: number): number {
  const { set, facts } = compiled;
  const { limit, type } = facts.effects[asking]!.remake!;
  const coins = lens.coinCost(trashed) + limit.coins;
  const potions = set.potions[trashed]!;
  const fits = (card: number): boolean => {
    const cost = lens.coinCost(card);
    return (
      (limit.exactly
        ? cost === coins && set.potions[card] === potions
        : cost <= coins && set.potions[card]! <= potions) &&
      (type === null || set.definitions[card]!.types.includes(type))
    );
  };
  const rule = wantedRule(compiled, lens, fits);
  if (rule !== NO_RULE) return gainWorth(compiled, lens, compiled.buyCards[rule]!) + A_WISH;
  let best = -Infinity;
  for (const card of lens.piles) {
    if (lens.supply(card) > 0 && fits(card)) best = Math.max(best, gainedWorth(compiled, lens, card));
  }
  return best === -Infinity ? 0 : best;
}
