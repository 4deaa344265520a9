// Cards that turn a trashed card into something: which to give, and whether any is worth it.

import type { Lens } from '@tenfold/rules';
import type { CompiledStrategy } from './compiled-strategy.ts';
import { NO_RULE, bestRule, coinsAhead, coinsHelp, potionsAhead, wantedRule, wantsNow } from './buy-rules.ts';
import { gainWorth, isJunk, keepWorth } from './worth.ts';

/** Ten is about a coin. */
export const A_DRAWN_CARD = 13;
const FEW_CARDS = 2;
const A_FURTHER_CARD = 11;
/** Then nothing is missed any more. */
const LAST_PROVINCES = 2;
const A_COIN = 10;
const A_NEEDLESS_COIN = 3;
const A_WISH = 10;
const UNASKED = 12;
const MANY_POINTS = 5;
const POINT_OF_A_BIG_CARD = 25;

/** What is won when this card trashes that one; below 0 it is lost. */
export function profit(
  compiled: CompiledStrategy,
  lens: Lens,
  asking: number,
  trashed: number,
  player: number,
): number {
  const { facts, set } = compiled;
  const { remake, cardsForCost, coinsForCost, gainsForType } = facts.effects[asking]!;
  const isPossessed = player !== lens.seat;
  // Once it is gone, rules may want it again: to trash a card for another like it is no gain.
  const after = isPossessed ? lens : lens.without(trashed);
  // What a possessed player trashes comes back to him.
  const loss = isPossessed ? 0 : lossOf(compiled, lens, after, trashed);
  const missed = isPossessed ? 0 : missedNow(compiled, lens, trashed, player);
  if (remake !== null) {
    const made = remade(compiled, after, asking, trashed);
    if (made === trashed) return -missed;
    return (made < 0 ? 0 : gainedWorth(compiled, after, made)) - loss - missed;
  }
  if (cardsForCost) {
    const cards = lens.coinCost(trashed) + (set.potions[trashed]! > 0 ? 2 : 0);
    return drawnWorth(cards, lens.supply(facts.province) <= LAST_PROVINCES) - loss - missed;
  }
  if (coinsForCost) return coinsWorth(compiled, lens, trashed, player) - loss;
  let won = 0;
  for (const { type, gain } of gainsForType) {
    if (!set.definitions[trashed]!.types.includes(type)) continue;
    const card = gain === 'this' ? asking : (set.numbers.get(gain) ?? -1);
    if (card >= 0 && lens.supply(card) > 0) won += gainedWorth(compiled, lens, card);
  }
  return won - loss;
}

/** The first of many cards are worth most: not all can be used in one turn, and what was trashed for them is missed later. */
const drawnWorth = (cards: number, isLast: boolean): number =>
  A_DRAWN_CARD * Math.min(cards, FEW_CARDS) +
  (isLast ? A_DRAWN_CARD : A_FURTHER_CARD) * Math.max(0, cards - FEW_CARDS);

/** What the card's cost brings in coins: what they buy better this turn, or at least a coin's worth where they do. */
function coinsWorth(compiled: CompiledStrategy, lens: Lens, trashed: number, player: number): number {
  const coins = lens.coinCost(trashed);
  // A Treasure that is trashed is not played.
  const more = coins - compiled.facts.treasureCoins[trashed]!;
  if (!coinsHelp(compiled, lens, player, more)) return A_NEEDLESS_COIN * more;
  const ahead = coinsAhead(compiled, lens, player);
  const potions = potionsAhead(compiled, lens, player);
  const worthOf = (sum: number): number => ruleWorth(compiled, lens, bestRule(compiled, lens, sum, potions));
  return Math.max(A_COIN * more, worthOf(ahead + more) - worthOf(ahead));
}

/** What is lost with the card, while `after` is known and wanted without it. */
export function lossOf(compiled: CompiledStrategy, lens: Lens, after: Lens, card: number): number {
  if (isJunk(compiled, lens, card)) return Math.min(0, keepWorth(compiled, lens, card) - 10);
  const kept = Math.max(keepWorth(compiled, lens, card), POINT_OF_A_BIG_CARD * bigPoints(compiled, card));
  return kept + (wantsNow(compiled, after, card) ? A_WISH : 0);
}

/** Many points on one card win games, early or late. */
const bigPoints = ({ facts }: CompiledStrategy, card: number): number =>
  facts.points[card]! >= MANY_POINTS ? facts.points[card]! : 0;

/** A card that no rule asks for is worth little, whatever it costs. */
export const gainedWorth = (compiled: CompiledStrategy, lens: Lens, card: number): number =>
  wantsNow(compiled, lens, card)
    ? gainWorth(compiled, lens, card) + A_WISH
    : gainWorth(compiled, lens, card) / 2 - UNASKED;

/** What this turn's purchase loses without the card. */
function missedNow(compiled: CompiledStrategy, lens: Lens, card: number, player: number): number {
  const { facts } = compiled;
  if (lens.turnPlayer !== player || !compiled.set.isTreasure[card]!) return 0;
  const coins = coinsAhead(compiled, lens, player);
  const potions = potionsAhead(compiled, lens, player);
  const best = bestRule(compiled, lens, coins, potions);
  const potionsLost = facts.makesPotions[card]! ? 1 : 0;
  const without = bestRule(compiled, lens, coins - facts.treasureCoins[card]!, potions - potionsLost);
  return Math.max(0, ruleWorth(compiled, lens, best) - ruleWorth(compiled, lens, without));
}

/** What a rule would get one; nothing for none. */
export const ruleWorth = (compiled: CompiledStrategy, lens: Lens, rule: number): number =>
  rule === NO_RULE ? 0 : gainWorth(compiled, lens, compiled.buyCards[rule]!);

/** What would be gained for it, by the rules first, like every gain; -1 for nothing. */
function remade(compiled: CompiledStrategy, lens: Lens, asking: number, trashed: number): number {
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
  if (rule !== NO_RULE) return compiled.buyCards[rule]!;
  let best = -1;
  for (const card of lens.piles) {
    if (lens.supply(card) <= 0 || !fits(card)) continue;
    if (best < 0 || gainedWorth(compiled, lens, card) > gainedWorth(compiled, lens, best)) best = card;
  }
  return best;
}
