// How many kingdoms fit, and one of them, each as likely as every other, where dealing by chance does not find one.
//
// The kingdoms that fit are counted without listing them: group after group of like cards, so many of it are taken,
// and positions with the same tallies are counted once. Drawing goes the same way, each number weighted with the
// count of the kingdoms behind it.
// Counts are exact below 2^53, which the boxes' 107 518 933 731 kingdoms are; home-made cards may take them beyond,
// where they are off by a few parts in 10^16.

import type { RandomState } from '../engine/random.ts';
import { randomBelow } from '../engine/random.ts';
import { KINGDOM_PILES } from '../game-size.ts';
import type { CardId } from '../vocabulary/definition.ts';
import { sample } from './dealing.ts';
import type { Draw } from './dealing.ts';
import type { Group } from './groups.ts';
import { groupsOf } from './groups.ts';
import type { WishTally } from './tallies.ts';
import { HOPELESS, SATISFIED } from './tallies.ts';
import { KingdomError } from './trouble.ts';

/** Positions that may still be looked at. Wishes can be piled up until counting would take minutes; a server must not hang. */
export interface Effort {
  left: number;
}
/** Less than a second. What people ask for takes a few thousand. */
export const newEffort = (): Effort => ({ left: 100_000 });

export interface Fitting {
  readonly count: number;
  /** One of them. Only if there is one. */
  draw(random: RandomState): CardId[];
}

/** So many of a group are taken: the tallies after it, and the kingdoms that go on from there. */
interface Taking {
  readonly cards: number;
  readonly after: readonly number[];
  readonly kingdoms: number;
}

export function countFitting({ cards, musts, tallies }: Draw, effort: Effort): Fitting {
  const groups = groupsOf(cards, musts, tallies);
  const known = groups.map(() => new Map<string, number>());

  const kingdomsFrom = (at: number, slots: number, state: readonly number[]): number => {
    const { mustsLeft, othersLeft } = groups[at]!;
    if (slots < mustsLeft || slots > mustsLeft + othersLeft) return 0;
    if (isSettled(state)) return binomial(othersLeft, slots - mustsLeft);
    const key = `${slots},${state.join()}`;
    let count = known[at]!.get(key);
    if (count === undefined) {
      count = sum(takings(at, slots, state));
      known[at]!.set(key, count);
      if (effort.left-- <= 0) throw new KingdomError({ code: 'too-many-wishes' });
    }
    return count;
  };

  const takings = (at: number, slots: number, state: readonly number[]): Taking[] => {
    const group = groups[at]!;
    const next = groups[at + 1]!;
    const size = group.cards.length;
    const found: Taking[] = [];
    let taken = state;
    for (let n = 0; n <= Math.min(size, slots); n++) {
      if (n > 0) taken = withOneMore(tallies, taken, group);
      if (group.isMust && n < size) continue;
      const after = settled(tallies, taken, next, slots - n);
      if (after === undefined) continue;
      const kingdoms = binomial(size, n) * kingdomsFrom(at + 1, slots - n, after);
      if (kingdoms > 0) found.push({ cards: n, after, kingdoms });
    }
    return found;
  };

  const nothingTaken = tallies.map((tally) => tally.start);
  const start = settled(tallies, nothingTaken, groups[0]!, KINGDOM_PILES);

  return {
    count: start === undefined ? 0 : kingdomsFrom(0, KINGDOM_PILES, start),
    draw(random) {
      const drawn: CardId[] = [];
      let at = 0;
      for (let state: readonly number[] = start!; !isSettled(state); at++) {
        const taking = weighted(random, takings(at, KINGDOM_PILES - drawn.length, state));
        drawn.push(...sample(random, groups[at]!.cards, taking.cards));
        state = taking.after;
      }
      const left = groups.slice(at);
      drawn.push(...left.flatMap((group) => (group.isMust ? group.cards : [])));
      const others = left.flatMap((group) => (group.isMust ? [] : group.cards));
      return [...drawn, ...sample(random, others, KINGDOM_PILES - drawn.length)];
    },
  };
}

const isSettled = (state: readonly number[]): boolean => state.every((tally) => tally === SATISFIED);

const withOneMore = (tallies: readonly WishTally[], state: readonly number[], { marks }: Group): number[] =>
  state.map((tally, i) => (tally === SATISFIED ? SATISFIED : tallies[i]!.take(tally, marks[i]!)));

/** The tallies as far as what is left can change them, or nothing if one of them is hopeless. */
function settled(
  tallies: readonly WishTally[],
  state: readonly number[],
  { rest }: Group,
  slots: number,
): number[] | undefined {
  const after: number[] = [];
  for (let i = 0; i < tallies.length; i++) {
    const tally = state[i] === SATISFIED ? SATISFIED : tallies[i]!.settle(state[i]!, rest[i]!, slots);
    if (tally === HOPELESS) return undefined;
    after.push(tally);
  }
  return after;
}

const sum = (takings: readonly Taking[]): number =>
  takings.reduce((total, { kingdoms }) => total + kingdoms, 0);

function binomial(n: number, k: number): number {
  if (k > n) return 0;
  let ways = 1;
  for (let i = 0; i < k; i++) ways = (ways * (n - i)) / (i + 1);
  return ways;
}

function weighted(random: RandomState, takings: readonly Taking[]): Taking {
  let left = fraction(random) * sum(takings);
  for (const taking of takings) {
    left -= taking.kingdoms;
    if (left < 0) return taking;
  }
  return takings.at(-1)!;
}

/** From 0 to 1, in steps of 2^-53. */
function fraction(random: RandomState): number {
  const high = randomBelow(random, 2 ** 26);
  return (high * 2 ** 27 + randomBelow(random, 2 ** 27)) / 2 ** 53;
}
