// Conditions of a strategy as closures on card numbers.

import type { CardType, Lens } from '@tenfold/rules';
import { EMPTY, emptyPilesToEnd } from '@tenfold/rules';
import type { Call, Comparison, StrategyCondition, Definition, Operand } from '../strategy/types.ts';
import type { CardFacts } from './card-facts.ts';
import { countOf, sumOf } from './options.ts';

export type Test = (lens: Lens) => boolean;
type Quantity = (lens: Lens) => number;

/** The tests of named conditions, by name. */
export type NamedTests = ReadonlyMap<string, Test>;

/** Null where there is nothing to test. */
export function compileConditions(
  conditions: readonly StrategyCondition[] | undefined,
  facts: CardFacts,
  named: NamedTests,
): Test | null {
  if (conditions === undefined || conditions.length === 0) return null;
  return allOf(conditions.map((condition) => compileCondition(condition, facts, named)));
}

const allOf = (tests: readonly Test[]): Test =>
  tests.reduce((all, test) => (lens) => all(lens) && test(lens));

const anyOf = (tests: readonly Test[]): Test =>
  tests.reduce((any, test) => (lens) => any(lens) || test(lens));

const ALWAYS: Test = () => true;

/** A phase holds when none above it does. What hangs on a name that comes later looks it up when it is asked. */
export function compileDefinitions(definitions: readonly Definition[], facts: CardFacts): NamedTests {
  const tests = new Map<string, Test>();
  const phases: Test[] = [];
  for (const { name, if: conditions, phase } of definitions) {
    const own = compileConditions(conditions, facts, tests) ?? ALWAYS;
    const above = phases.length === 0 ? null : anyOf(phases);
    tests.set(name, phase === true && above !== null ? (lens) => !above(lens) && own(lens) : own);
    if (phase === true) phases.push(own);
  }
  return tests;
}

function compileCondition(condition: StrategyCondition, facts: CardFacts, named: NamedTests): Test {
  const compiled = (one: StrategyCondition): Test => compileCondition(one, facts, named);
  if ('any' in condition) return anyOf(condition.any.map(compiled));
  if ('all' in condition) return allOf(condition.all.map(compiled));
  if ('not' in condition) {
    const test = compiled(condition.not);
    return (lens) => !test(lens);
  }
  if ('named' in condition) {
    const { named: name } = condition;
    return named.get(name) ?? ((lens) => named.get(name)?.(lens) ?? false);
  }
  return compileComparison(condition, facts);
}

function compileComparison({ l, op, r }: Comparison, facts: CardFacts): Test {
  if (typeof r === 'number') return compareTo(compileOperand(l, facts), op, r);
  const [some, others] = [weightsOf(l, facts), weightsOf(r, facts)];
  if (some !== undefined && others !== undefined) {
    // One look at all one's cards instead of two.
    const more = some.map((weight, card) => weight - others[card]!);
    return compareTo((lens) => lens.sumOfOwned(more), op, 0);
  }
  const left = compileOperand(l, facts);
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

/** What each card adds to a quantity that is summed over all one's own cards; undefined for any other quantity. */
function weightsOf(operand: Operand, facts: CardFacts): readonly number[] | undefined {
  if (typeof operand === 'number' || !('fn' in operand)) return undefined;
  switch (operand.fn) {
    case 'ownedCount':
    case 'ownedTypeCount':
      return flagsOf(operand, facts);
    case 'totalDeckMoney':
      return facts.money;
    default:
      return undefined;
  }
}

function compareTo(left: Quantity, op: Comparison['op'], n: number): Test {
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

export function compileOperand(operand: Operand, facts: CardFacts): Quantity {
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

/** Cards of one's own that lie in one's deck or discard pile: all but those in sight. */
const unseen = (lens: Lens, flags: readonly number[]): number =>
  lens.sumOfOwned(flags) -
  sumOf(lens.hand(), flags) -
  sumOf(lens.inPlay(lens.seat), flags) -
  sumOf(lens.returning(lens.seat), flags);

/**
 * Cards of a player that lie open for the question at hand. Where another says what he gains for a card that has just
 * been trashed, as with Swindler, that card counts.
 */
function revealedBy(lens: Lens, player: number, flags: readonly number[]): number {
  const open = sumOf(lens.open(player), flags);
  const { asked } = lens;
  const isSwapped =
    asked?.verb === 'gain' && asked.about === player && asked.about !== asked.player && asked.card !== null;
  return isSwapped ? open + (flags[lens.trash.at(-1) ?? EMPTY] ?? 0) : open;
}

/** The sum over the other players. */
function overOpponents(lens: Lens, count: (player: number) => number): number {
  let total = 0;
  for (let player = 0; player < lens.players; player++) if (player !== lens.seat) total += count(player);
  return total;
}

/** The most that any of the other players has. */
function mostOfOpponents(lens: Lens, count: (player: number) => number): number {
  let most = -Infinity;
  for (let player = 0; player < lens.players; player++) {
    if (player !== lens.seat) most = Math.max(most, count(player));
  }
  return most;
}

function gainedThisTurn(lens: Lens, flags: readonly number[]): number {
  const { gained, seat } = lens;
  let total = 0;
  for (let i = 0; i < gained.length; i += 2) if (gained[i] === seat) total += flags[gained[i + 1]!]!;
  return total;
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

function compileCall(call: Call, facts: CardFacts): Quantity {
  const { fn, arg } = call;
  const card = arg === undefined ? undefined : facts.set.numbers.get(arg);
  const flags = flagsOf(call, facts);
  switch (fn) {
    case 'ownedCount':
    case 'ownedTypeCount':
      return (lens) => lens.sumOfOwned(flags);
    case 'deckSize':
      return (lens) => lens.ownedCards;
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
      return (lens) => mostOfOpponents(lens, (player) => lens.points(player));
    case 'players':
      return (lens) => lens.players;
    case 'opponentOwnedCount':
      return (lens) => mostOfOpponents(lens, (player) => lens.sumOfOwnedBy(player, flags));
    case 'opponentsOwnedCount':
      return (lens) => overOpponents(lens, (player) => lens.sumOfOwnedBy(player, flags));
    case 'unseenCount':
      return (lens) => unseen(lens, flags);
    case 'discardTopCount':
      return (lens) => flags[lens.discardTop(lens.seat)] ?? 0;
    case 'revealedCount':
      return (lens) =>
        revealedBy(lens, lens.seat, flags) + overOpponents(lens, (player) => revealedBy(lens, player, flags));
    case 'ownRevealedCount':
      return (lens) => revealedBy(lens, lens.seat, flags);
    case 'opponentRevealedCount':
      return (lens) => overOpponents(lens, (player) => revealedBy(lens, player, flags));
    case 'gainedCount':
      return (lens) => gainedThisTurn(lens, flags);
    case 'cost':
      return card === undefined ? () => 0 : (lens) => lens.coinCost(card);
    case 'drawPileSize':
      return (lens) => lens.deckSize();
    case 'discardPileSize':
      return (lens) => unseen(lens, facts.everyCard) - lens.deckSize();
    case 'pilesLeft':
      return (lens) => lens.piles.length - lens.emptyPiles;
    case 'pilesToEnd':
      return (lens) => Math.max(0, emptyPilesToEnd(lens.players) - lens.emptyPiles);
    case 'wentFirst':
      return (lens) => (lens.firstPlayer === lens.seat ? 1 : 0);
    case 'seatOrder':
      return (lens) => ((lens.seat - lens.firstPlayer + lens.players) % lens.players) + 1;
  }
}

function handPotions(lens: Lens, facts: CardFacts): number {
  let potions = 0;
  for (const card of lens.hand(inCharge(lens))) if (facts.makesPotions[card]!) potions++;
  return potions;
}

/** 1 for each card that a quantity counts: one card, those of a type, or all. */
function flagsOf({ arg }: Call, facts: CardFacts): readonly number[] {
  if (arg === undefined) return facts.everyCard;
  const card = facts.set.numbers.get(arg);
  return card === undefined ? typeFlags(facts, arg) : flagOf(facts, card);
}

const flagOf = (facts: CardFacts, card: number): number[] =>
  facts.everyCard.map((_one, other) => (other === card ? 1 : 0));

function typeFlags(facts: CardFacts, type: string): number[] {
  if (type === 'Terminal') return facts.isTerminal.map(Number);
  return facts.set.definitions.map((card) => (card.types.includes(type as CardType) ? 1 : 0));
}
