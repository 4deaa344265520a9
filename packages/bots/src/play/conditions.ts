// Conditions of a strategy as closures on card numbers.

import type { CardType, Lens } from '@tenfold/rules';
import { emptyPilesToEnd } from '@tenfold/rules';
import type { Call, Condition, Operand } from '../strategy/types.ts';
import type { Lore } from './lore.ts';
import { countOf } from './options.ts';

export type Test = (lens: Lens) => boolean;
type Quantity = (lens: Lens) => number;

/** Null where there is nothing to test. */
export function compileConditions(conditions: readonly Condition[] | undefined, lore: Lore): Test | null {
  if (conditions === undefined || conditions.length === 0) return null;
  const [first, ...rest] = conditions.map((condition) => compileCondition(condition, lore));
  return rest.reduce((all, test) => (lens) => all(lens) && test(lens), first!);
}

function compileCondition({ l, op, r }: Condition, lore: Lore): Test {
  const left = compileOperand(l, lore);
  if (typeof r === 'number') return compareTo(left, op, r);
  const right = compileOperand(r, lore);
  switch (op) {
    case '<':
      return (lens) => left(lens) < right(lens);
    case '<=':
      return (lens) => left(lens) <= right(lens);
    case '==':
      return (lens) => left(lens) === right(lens);
    case '!=':
      return (lens) => left(lens) !== right(lens);
    case '>=':
      return (lens) => left(lens) >= right(lens);
    case '>':
      return (lens) => left(lens) > right(lens);
  }
}

function compareTo(left: Quantity, op: Condition['op'], n: number): Test {
  switch (op) {
    case '<':
      return (lens) => left(lens) < n;
    case '<=':
      return (lens) => left(lens) <= n;
    case '==':
      return (lens) => left(lens) === n;
    case '!=':
      return (lens) => left(lens) !== n;
    case '>=':
      return (lens) => left(lens) >= n;
    case '>':
      return (lens) => left(lens) > n;
  }
}

function compileOperand(operand: Operand, lore: Lore): Quantity {
  if (typeof operand === 'number') return () => operand;
  if ('fn' in operand) return compileCall(operand, lore);
  const of = compileOperand(operand.of, lore);
  const by = compileOperand(operand.by, lore);
  switch (operand.expr) {
    case '+':
      return (lens) => of(lens) + by(lens);
    case '-':
      return (lens) => of(lens) - by(lens);
    case '*':
      return (lens) => of(lens) * by(lens);
    case '/':
      return (lens) => of(lens) / by(lens);
  }
}

/** What is counted is one's own, but the hand and the cards in play are those of the turn that one decides for. */
const inCharge = (lens: Lens): number => (lens.possessor === lens.seat ? lens.turnPlayer : lens.seat);

export function handCoins(lens: Lens, lore: Lore, player: number): number {
  const hand = lens.hand(player);
  let coins = 0;
  for (let i = 0; i < hand.length; i++) coins += lore.treasureCoins[hand[i]!]!;
  return coins;
}

/** The fewest gains after which the game is over: the Provinces, or the smallest piles together. */
function gainsToEnd(lens: Lens, lore: Lore): number {
  const { piles } = lens;
  let [first, second, third, fourth] = [Infinity, Infinity, Infinity, Infinity];
  for (let i = 0; i < piles.length; i++) {
    const count = lens.supply(piles[i]!);
    if (count >= fourth) continue;
    fourth = Math.max(third, count);
    if (count >= third) continue;
    third = Math.max(second, count);
    if (count >= second) continue;
    second = Math.max(first, count);
    if (count < first) first = count;
  }
  const gains = first + second + third + (emptyPilesToEnd(lens.players) > 3 ? fourth : 0);
  return Math.min(lens.supply(lore.province), gains);
}

function bestOpponentPoints(lens: Lens): number {
  let best = -Infinity;
  for (let player = 0; player < lens.players; player++) {
    if (player !== lens.seat) best = Math.max(best, lens.points(player));
  }
  return best;
}

function compileCall({ fn, arg }: Call, lore: Lore): Quantity {
  const card = arg === undefined ? undefined : lore.set.numbers.get(arg);
  const flags =
    arg === undefined ? lore.everyCard : card === undefined ? typeFlags(lore, arg) : flagOf(lore, card);
  switch (fn) {
    case 'ownedCount':
      return card === undefined ? () => 0 : (lens) => lens.owned(card);
    case 'ownedTypeCount':
      return (lens) => lens.sumOfOwned(flags);
    case 'deckSize':
      return (lens) => lens.sumOfOwned(lore.everyCard);
    case 'totalDeckMoney':
      return (lens) => lens.sumOfOwned(lore.money);
    case 'supplyCount':
      return card === undefined ? () => 0 : (lens) => Math.max(0, lens.supply(card));
    case 'gainsToEndGame':
      return (lens) => gainsToEnd(lens, lore);
    case 'emptyPiles':
      return (lens) => lens.emptyPiles;
    case 'coinsAvailable':
      return (lens) => lens.coins + handCoins(lens, lore, inCharge(lens));
    case 'handCoins':
      return (lens) => handCoins(lens, lore, inCharge(lens));
    case 'potionsAvailable':
      return (lens) => lens.potions + handPotions(lens, lore);
    case 'handCount':
      if (card !== undefined) return (lens) => countOf(lens.hand(inCharge(lens)), card);
      return (lens) => sumOf(lens.hand(inCharge(lens)), flags);
    case 'handTypeCount':
      return (lens) => sumOf(lens.hand(inCharge(lens)), flags);
    case 'inPlayCount':
      return (lens) => sumOf(lens.inPlay(inCharge(lens)), flags);
    case 'actionsLeft':
      return (lens) => lens.actions;
    case 'buysLeft':
      return (lens) => lens.buys;
    case 'inActionPhase':
      return (lens) => (lens.phase === 'action' ? 1 : 0);
    case 'turn':
      return (lens) => lens.turnsOf(lens.seat);
    case 'ownVP':
      return (lens) => lens.points(lens.seat);
    case 'bestOpponentVP':
      return bestOpponentPoints;
    case 'players':
      return (lens) => lens.players;
  }
}

function sumOf(cards: readonly number[], value: readonly number[]): number {
  let total = 0;
  for (let i = 0; i < cards.length; i++) total += value[cards[i]!] ?? 0;
  return total;
}

function handPotions(lens: Lens, lore: Lore): number {
  let potions = 0;
  for (const card of lens.hand(inCharge(lens))) if (lore.makesPotions[card]!) potions++;
  return potions;
}

const flagOf = (lore: Lore, card: number): number[] =>
  lore.everyCard.map((_one, other) => (other === card ? 1 : 0));

function typeFlags(lore: Lore, type: string): number[] {
  if (type === 'Terminal') return lore.isTerminal.map(Number);
  return lore.set.definitions.map((card) => (card.types.includes(type as CardType) ? 1 : 0));
}
