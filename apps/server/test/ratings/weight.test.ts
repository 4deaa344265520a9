// What a game weighs, and what a strength does by it.

import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { strengthsAfter } from '../../src/ratings/model.ts';
import type { Strength } from '../../src/ratings/rating.ts';
import { UNKNOWN_STRENGTH, shownValue } from '../../src/ratings/rating.ts';
import type { Meeting } from '../../src/ratings/weight.ts';
import { Acquaintances, lengthOf, oftenAt, weightAgainst, weightAhead } from '../../src/ratings/weight.ts';

const DAY = 24 * 3600 * 1000;

const met = (person: string, other: string, change: Partial<Meeting> = {}): Meeting => ({
  person,
  other,
  often: 1,
  at: 0,
  longest: 1,
  weight: 1,
  ...change,
});

/** Somebody has met so many, whose names begin like this. */
const many = (person: string, count: number, names = 'c'): Meeting[] =>
  Array.from({ length: count }, (_, index) => met(person, `${names}${index}`));

const against = (meetings: readonly Meeting[], now = 0) =>
  weightAgainst('b', 'a', ['a', 'b'], 1, new Acquaintances(meetings), now);

describe('a game', () => {
  it('of a few turns weighs nothing, and a whole one begins with ten', () => {
    expect([0, 4, 7, 10, 30].map((turns) => lengthOf([turns, 20 + turns]))).toEqual([0, 0, 0.5, 1, 1]);
    expect(lengthOf([])).toBe(0);
  });

  it('weighs as much as the opponent is known: twenty people in whole games', () => {
    expect(against([]).weight).toBe(0);
    expect(against(many('b', 5)).weight).toBe(0.25);
    expect(against(many('b', 20)).weight).toBe(1);
    expect(against(many('b', 200)).weight).toBe(1);
    expect(against(many('b', 20).map((meeting) => ({ ...meeting, longest: 0.5 }))).weight).toBe(0.5);
  });

  it('counts whom both have met by half, and nobody at the table', () => {
    expect(against([...many('b', 10), ...many('a', 10)]).known).toBe(0.25);
    expect(against([...many('b', 10), ...many('a', 10, 'd')]).known).toBe(0.5);
    expect(against([met('b', 'a'), met('a', 'b')]).known).toBe(0);
    const three = new Acquaintances([met('b', 'c'), met('b', 'd')]);
    expect(weightAgainst('b', 'a', ['a', 'b', 'c'], 1, three, 0).known).toBe(1 / 20);
  });

  it('weighs a quarter the second time, and is half forgotten after ninety days', () => {
    const known = many('b', 20);
    expect(against([...known, met('a', 'b')]).weight).toBe(1 / 4);
    expect(against([...known, met('a', 'b', { often: 9 })]).weight).toBe(1 / 100);
    expect(against([...known, met('a', 'b', { often: 2 })], 90 * DAY).weight).toBe(1 / 4);
    expect(oftenAt({ often: 4, at: 0 }, 180 * DAY)).toBe(1);
    // Clocks of two servers need not agree.
    expect(oftenAt({ often: 4, at: 10 }, 0)).toBe(4);
  });
});

describe('a strength', () => {
  const strength = fc.record({
    mu: fc.double({ min: 0, max: 50, noNaN: true }),
    sigma: fc.double({ min: 1, max: 8, noNaN: true }),
  });
  const table = fc.integer({ min: 2, max: 6 }).chain((seats) =>
    fc.record({
      before: fc.array(strength, { minLength: seats, maxLength: seats }),
      places: fc.array(fc.integer({ min: 1, max: 4 }), { minLength: seats, maxLength: seats }),
      weights: fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: seats, maxLength: seats }),
    }),
  );
  const movesOf = (before: readonly Strength[], after: readonly Strength[]): number[] =>
    after.map(({ mu }, seat) => mu - (before[seat]?.mu ?? 0));

  it('of a sole winner never falls, of a sole last never rises, and certainty never falls', () => {
    fc.assert(
      fc.property(table, ({ before, places, weights }) => {
        const after = strengthsAfter(before, places, weights);
        const moved = movesOf(before, after);
        const soleAt = (place: number): number[] => {
          const there = [...places.keys()].filter((seat) => places[seat] === place);
          return there.length === 1 ? there : [];
        };
        expect(soleAt(Math.min(...places)).filter((seat) => (moved[seat] ?? 0) < 0)).toEqual([]);
        expect(soleAt(Math.max(...places)).filter((seat) => (moved[seat] ?? 0) > 0)).toEqual([]);
        expect(after.filter(({ sigma }, seat) => sigma > (before[seat]?.sigma ?? 0) + 1e-9)).toEqual([]);
      }),
    );
  });

  it('moves by as much of the way as the game weighs', () => {
    const before = [UNKNOWN_STRENGTH, UNKNOWN_STRENGTH];
    const [whole = 0] = movesOf(before, strengthsAfter(before, [1, 2], [1, 1]));
    const [half = 0, none = 0] = movesOf(before, strengthsAfter(before, [1, 2], [0.5, 0]));
    expect(half).toBeCloseTo(whole / 2, 12);
    expect(none).toBe(0);
  });

  it('goes by places, not by how they are numbered', () => {
    const before = [UNKNOWN_STRENGTH, UNKNOWN_STRENGTH, UNKNOWN_STRENGTH];
    const whole = [1, 1, 1];
    expect(strengthsAfter(before, [0, 0, 1], whole)).toEqual(strengthsAfter(before, [1, 1, 2], whole));
    const [first, second, third] = strengthsAfter(before, [2, 1, 2], whole);
    expect(first?.mu).toBe(third?.mu);
    expect(second?.mu).toBeGreaterThan(first?.mu ?? Infinity);
  });

  it('is shown as 0 at the start', () => {
    expect(shownValue(UNKNOWN_STRENGTH)).toBe(0);
  });
});

it('a game weighs less the further one stands above the other, and never less for who is weaker', () => {
  const vouching = { weight: 0.5, length: 1, fresh: 1, known: 0.5 };
  const evens = [-20, 0, 4, 6.5, 9, 30].map((ahead) => weightAhead(vouching, ahead));
  expect(evens.map(({ even }) => even)).toEqual([1, 1, 1, 0.5, 0, 0]);
  expect(evens.map(({ weight }) => weight)).toEqual([0.5, 0.5, 0.5, 0.25, 0, 0]);
});
