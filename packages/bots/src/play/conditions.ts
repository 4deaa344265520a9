// Conditions of a strategy as closures on card numbers.

import type { CardType, Lens } from '@tenfold/rules';
import { emptyPilesToEnd } from '@tenfold/rules';
import type { Call, Condition, Operand } from '../strategy/types.ts';
import type { CardFacts } from './card-facts.ts';
import { countOf } from './options.ts';

export type Test = (lens: Lens) => boolean;
type Quantity = (lens: Lens) => number;

/** Null where there is nothing to test. */
export function compileConditions(
  conditions: readonly Condition[] | undefined,
  facts: CardFacts,
): Test | null {
  if (conditions === undefined || conditions.length === 0) return null;
  const [first, ...rest] = conditions.map((condition) => compileCondition(condition, facts));
  return rest.reduce((all, test) => (lens) => all(lens) && test(lens), first!);
}

function compileCondition({ l, op, r }: Condition, facts: CardFacts): Test {
  const left = compileOperand(l, facts);
  if (typeof r === 'number') return compareTo(left, op, r);
  const right = compileOperand(r, facts);
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

function compileOperand(operand: Operand, facts: CardFacts): Quantity {
  if (typeof operand === 'number') return () => operand;
  if ('fn' in operand) return compileCall(operand, facts);
  const of = compileOperand(operand.of, facts);
  const by = compileOperand(operand.by, facts);
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

export function handCoins(lens: Lens, facts: CardFacts, player: number): number {
  const hand = lens.hand(player);
  let coins = 0;
  for (let i = 0; i < hand.length; i++) coins += facts.treasureCoins[hand[i]!]!;
  return coins;
}

/** The fewest gains after which the game is over: the Provinces, or the smallest piles together. */
function gainsToEnd(lens: Lens, facts: CardFacts): number {
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
  return Math.min(lens.supply(facts.province), gains);
}

function bestOpponentPoints(lens: Lens): number {
  let best = -Infinity;
  for (let player = 0; player < lens.players; player++) {
    if (player !== lens.seat) best = Math.max(best, lens.points(player));
  }
  return best;
}

function compileCall({ fn, arg }: Call, facts: CardFacts): Quantity {
  const card = arg === undefined ? undefined : facts.set.numbers.get(arg);
  const flags =
    arg === undefined ? facts.everyCard : card === undefined ? typeFlags(facts, arg) : flagOf(facts, card);
  switch (fn) {
    case 'ownedCount':
      return card === undefined ? () => 0 : (lens) => lens.owned(card);
    case 'ownedTypeCount':
      return (lens) => lens.sumOfOwned(flags);
    case 'deckSize':
      return (lens) => lens.sumOfOwned(facts.everyCard);
    case 'totalDeckMoney':
      return (lens) => lens.sumOfOwned(facts.money);
    case 'supplyCount':
      return card === undefined ? () => 0 : (lens) => Math.max(0, lens.supply(card));
    case 'gainsToEndGame':
      return (lens) => gainsToEnd(lens, facts);
    case 'emptyPiles':
      return (lens) => lens.emptyPiles;
    case 'coinsAvailable':
      return (lens) => lens.coins + handCoins(lens, facts, inCharge(lens));
    case 'handCoins':
      return (lens) => handCoins(lens, facts, inCharge(lens));
    case 'potionsAvailable':
      return (lens) => lens.potions + handPotions(lens, facts);
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

function handPotions(lens: Lens, facts: CardFacts): number {
  let potions = 0;
  for (const card of lens.hand(inCharge(lens))) if (facts.makesPotions[card]!) potions++;
  return potions;
}

const flagOf = (facts: CardFacts, card: number): number[] =>
  facts.everyCard.map((_one, other) => (other === card ? 1 : 0));

function typeFlags(facts: CardFacts, type: string): number[] {
  if (type === 'Terminal') return facts.isTerminal.map(Number);
  return facts.set.definitions.map((card) => (card.types.includes(type as CardType) ? 1 : 0));
}
