// How many kingdoms fit, and one of them, each as likely as every other.
//
// Throwing tens away until one fits would be fair too, but takes for ever where few fit and never ends where none
// does. So the kingdoms that fit are counted without listing them: cards that no wish tells apart are put together
// in groups; group after group, so many of it are taken; and positions with the same tallies are counted once.
// Drawing goes the same way, each number weighted with the count of the kingdoms behind it.
// Counts are exact below 2^53, which the boxes' 107 518 933 731 kingdoms are; home-made cards may take them beyond,
// where they are off by a few parts in 10^16.

import type { RandomState } from '../engine/random.ts';
import { randomBelow, shuffle } from '../engine/random.ts';
import { KINGDOM_PILES } from '../setup.ts';
import type { CardDefinition, CardId } from '../vocabulary/definition.ts';
import type { Kinds } from './kinds.ts';
import type { Tally } from './tallies.ts';
import { HOPELESS, SATISFIED, tallyOf } from './tallies.ts';
import type { WishPart } from './wish.ts';
import { candidates } from './wish.ts';

export interface Fitting {
  readonly count: number;
  draw(random: RandomState): CardId[];
}

/** Cards that are alike to every wish, and what comes from this group on. */
interface Group {
  readonly cards: readonly CardId[];
  readonly marks: readonly number[];
  readonly isMust: boolean;
  /** For each tally, how many cards of each mark. */
  readonly rest: readonly (readonly number[])[];
  readonly mustsLeft: number;
  readonly othersLeft: number;
}

export function fitting(parts: readonly WishPart[], kinds: Kinds): Fitting {
  const tallies = parts.map(tallyOf).filter((tally) => tally !== undefined);
  const groups = grouped(parts, tallies, kinds);
  const known = groups.map(() => new Map<string, number>());

  /** How many ways there are to fill the slots from this group on. */
  const ways = (at: number, slots: number, state: readonly number[]): number => {
    const { mustsLeft, othersLeft } = groups[at]!;
    if (slots < mustsLeft || slots > mustsLeft + othersLeft) return 0;
    if (isSettled(state)) return binomial(othersLeft, slots - mustsLeft);
    const key = `${slots},${state.join()}`;
    let count = known[at]!.get(key);
    if (count === undefined) {
      count = takings(at, slots, state).reduce((total, taking) => total + taking.ways, 0);
      known[at]!.set(key, count);
    }
    return count;
  };

  /** How many of this group may be taken, and the kingdoms behind each number. */
  const takings = (at: number, slots: number, state: readonly number[]): Taking[] => {
    const { cards, marks, isMust } = groups[at]!;
    const found: Taking[] = [];
    let taken = state;
    for (let n = 0; n <= Math.min(cards.length, slots); n++) {
      if (n > 0) taken = taken.map((tally, i) => (tally < 0 ? tally : tallies[i]!.take(tally, marks[i]!)));
      if (isMust && n < cards.length) continue;
      const after = settled(tallies, taken, groups[at + 1]!, slots - n);
      if (after === undefined) continue;
      const count = binomial(cards.length, isMust ? 0 : n) * ways(at + 1, slots - n, after);
      if (count > 0) found.push({ n, after, ways: count });
    }
    return found;
  };

  const start = settled(
    tallies,
    tallies.map((tally) => tally.start),
    groups[0]!,
    KINGDOM_PILES,
  );

  return {
    count: start === undefined ? 0 : ways(0, KINGDOM_PILES, start),
    draw(random) {
      const drawn: CardId[] = [];
      let state = start!;
      let at = 0;
      for (; !isSettled(state); at++) {
        const { n, after } = weighted(random, takings(at, KINGDOM_PILES - drawn.length, state));
        drawn.push(...sample(random, groups[at]!.cards, n));
        state = after;
      }
      const left = groups.slice(at);
      drawn.push(...left.flatMap((group) => (group.isMust ? group.cards : [])));
      const others = left.flatMap((group) => (group.isMust ? [] : group.cards));
      drawn.push(...sample(random, others, KINGDOM_PILES - drawn.length));
      return drawn.sort();
    },
  };
}

interface Taking {
  readonly n: number;
  readonly after: readonly number[];
  readonly ways: number;
}

const isSettled = (state: readonly number[]): boolean => state.every((tally) => tally === SATISFIED);

function settled(
  tallies: readonly Tally[],
  state: readonly number[],
  { rest }: Group,
  slots: number,
): readonly number[] | undefined {
  const after: number[] = [];
  for (let i = 0; i < tallies.length; i++) {
    const tally = state[i] === SATISFIED ? SATISFIED : tallies[i]!.settle(state[i]!, rest[i]!, slots);
    if (tally === HOPELESS) return undefined;
    after.push(tally);
  }
  return after;
}

/** The groups in the order of their cards' costs, which the tally of different costs relies on, and an empty last one. */
function grouped(parts: readonly WishPart[], tallies: readonly Tally[], kinds: Kinds): Group[] {
  const musts = new Set(parts.flatMap((part) => (part.wish === 'musts' ? part.cards : [])));
  const byMarks = new Map<string, { cards: CardId[]; marks: readonly number[]; isMust: boolean }>();
  for (const card of candidates(parts, kinds).sort(byCost)) {
    const marks = tallies.map((tally) => tally.mark(card));
    const isMust = musts.has(card.id);
    const key = `${isMust},${marks.join()}`;
    const group = byMarks.get(key);
    if (group === undefined) byMarks.set(key, { cards: [card.id], marks, isMust });
    else group.cards.push(card.id);
  }
  const groups: Group[] = [
    { cards: [], marks: [], isMust: false, rest: tallies.map(() => []), mustsLeft: 0, othersLeft: 0 },
  ];
  for (const { cards, marks, isMust } of [...byMarks.values()].reverse()) {
    const next = groups[0]!;
    groups.unshift({
      cards,
      marks,
      isMust,
      rest: next.rest.map((counts, i) => withMore(counts, marks[i]!, cards.length)),
      mustsLeft: next.mustsLeft + (isMust ? cards.length : 0),
      othersLeft: next.othersLeft + (isMust ? 0 : cards.length),
    });
  }
  return groups;
}

function withMore(counts: readonly number[], mark: number, more: number): number[] {
  const after = [...counts];
  while (after.length <= mark) after.push(0);
  after[mark]! += more;
  return after;
}

const byCost = (a: CardDefinition, b: CardDefinition): number =>
  a.cost.coins - b.cost.coins || a.cost.potions - b.cost.potions || (a.id < b.id ? -1 : 1);

function binomial(n: number, k: number): number {
  if (k < 0 || k > n) return 0;
  let ways = 1;
  for (let i = 0; i < k; i++) ways = (ways * (n - i)) / (i + 1);
  return ways;
}

function weighted(random: RandomState, takings: readonly Taking[]): Taking {
  const total = takings.reduce((sum, { ways }) => sum + ways, 0);
  let left = fraction(random) * total;
  for (const taking of takings) {
    left -= taking.ways;
    if (left < 0) return taking;
  }
  return takings.at(-1)!;
}

/** From 0 to 1, in steps of 2^-53. */
function fraction(random: RandomState): number {
  const high = randomBelow(random, 2 ** 26);
  return (high * 2 ** 27 + randomBelow(random, 2 ** 27)) / 2 ** 53;
}

function sample(random: RandomState, cards: readonly CardId[], n: number): CardId[] {
  const order = cards.map((_, index) => index);
  shuffle(random, order);
  return order.slice(0, n).map((index) => cards[index]!);
}
