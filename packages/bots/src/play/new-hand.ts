// Whether to discard the hand and draw a new one, where a text offers coins or the like instead.

import type { Lens } from '@tenfold/rules';
import { bestRule, canPay, isMoreWanted } from './buy-rules.ts';
import type { CompiledStrategy } from './compiled-strategy.ts';
import { trashLimit } from './junk-limits.ts';
import type { ModeFacts } from './modes.ts';
import { countCards, sumOf } from './options.ts';
import { junkIn } from './worth.ts';

// In coins: a new hand that is hardly worth a shuffle; what further Actions among new cards may bring; what it is worth
// to have others draw a new hand as well; and to be rid of a card for good.
const A_POOR_HAND = 5;
const A_NEW_START = 2;
const AN_ATTACK = 2;
const A_CARD_TRASHED = 2;

export function drawsNewHand(
  compiled: CompiledStrategy,
  lens: Lens,
  player: number,
  asking: number,
  { cards, coinsInstead: instead, befallsOthers }: ModeFacts,
): boolean {
  const { treasureCoins, makesPotions, trashesJunk } = compiled.facts;
  const hand = lens.hand(player);
  let coins = lens.coins + instead;
  let { potions } = lens;
  let mayTrash = false;
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i]!;
    // Another of it can still ask the same.
    if (card === asking) return false;
    coins += treasureCoins[card]!;
    if (makesPotions[card]!) potions++;
    if (trashesJunk[card]!) mayTrash = true;
  }
  // A shuffle now would leave out what is in play, and bring back little else.
  if (lens.deckSize(player) < cards && cards * moneyToDraw(compiled, lens, player) < A_POOR_HAND)
    return false;
  const withCoins = bestRule(compiled, lens, coins, potions);
  // What is thrown away besides: the chance to be rid of some cards.
  const trashed = mayTrash ? A_CARD_TRASHED * junkToTrash(compiled, lens, player) : 0;
  // The hand is of no use for the purchase: a new one costs nothing.
  if (trashed === 0 && canPay(compiled, lens, withCoins, lens.coins, lens.potions)) return true;
  const attack = befallsOthers && othersHoldFullHands(lens, player) ? AN_ATTACK : 0;
  const drawn = cards * moneyToDraw(compiled, lens, player);
  if (lens.coins + drawn + A_NEW_START + attack <= coins + trashed) return false;
  // One more of the same can wait; for as long as coins are made, the next cards may be better.
  const canWait = compiled.buyCards[withCoins] === asking && lens.coins >= instead;
  return canWait || isMoreWanted(compiled, lens, withCoins, coins, potions);
}

/** Cards of no use that a card in hand could trash in this turn. */
function junkToTrash(compiled: CompiledStrategy, lens: Lens, player: number): number {
  if (lens.actions === 0) return 0;
  const { facts } = compiled;
  let most = 0;
  const hand = lens.hand(player);
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i]!;
    if (!facts.trashesJunk[card]!) continue;
    const { least, most: limit } = facts.effects[card]!.trash!;
    const junk = Math.min(limit, junkIn(compiled, lens, player, trashLimit(compiled, card)));
    if (junk >= Math.max(1, least)) most = Math.max(most, junk);
  }
  return most;
}

const A_FULL_HAND = 5;

function othersHoldFullHands(lens: Lens, player: number): boolean {
  for (let other = 0; other < lens.players; other++) {
    if (other !== player && lens.handSize(other) >= A_FULL_HAND) return true;
  }
  return false;
}

/** Coins on a card that may be drawn, on average: not those in hand and in play. */
export function moneyToDraw(compiled: CompiledStrategy, lens: Lens, player: number): number {
  const { money } = compiled.facts;
  if (player === lens.seat) {
    const cards = lens.cardsElsewhere;
    return cards > 0 ? lens.sumElsewhere(money) / cards : 0;
  }
  const hand = lens.hand(player);
  const inPlay = lens.inPlay(player);
  const cards = lens.ownedCards - hand.length - countCards(inPlay);
  return cards > 0 ? (lens.sumOfOwned(money) - sumOf(hand, money) - sumOf(inPlay, money)) / cards : 0;
}
