// What the book's figures show is what the rules say.

import { describe, expect, test } from 'vitest';
import { bookFigures } from '../../rulebook-figures.ts';

const { piles, pilesToEnd, gains, draws } = bookFigures();
const left = (players: number, card: string): number | undefined =>
  piles[players]?.find((pile) => pile.card === card)?.left;

describe('the piles of a set-up', () => {
  test.each([
    [2, 8, 10, 3],
    [3, 12, 20, 3],
    [4, 12, 30, 3],
    [5, 15, 40, 4],
    [6, 18, 50, 4],
  ])('for %i players', (players, provinces, curses, toEnd) => {
    expect(left(players, 'province')).toBe(provinces);
    expect(left(players, 'curse')).toBe(curses);
    expect(left(players, 'smithy')).toBe(10);
    expect(left(players, 'gardens')).toBe(players === 2 ? 8 : 12);
    expect(pilesToEnd[players]).toBe(toEnd);
  });
});

test('costs with a Potion: up to, exactly, the same, less, and as a number', () => {
  expect(gains['remodel']?.['university']).toEqual(expect.arrayContaining(['golem', 'smithy']));
  expect(gains['remodel']?.['estate']).not.toContain('golem');
  expect(gains['upgrade']?.['university']).toEqual(['alchemist', 'familiar']);
  expect(gains['upgrade']?.['transmute']).toEqual([]);
  expect(gains['swindler']?.['familiar']).toEqual(['alchemist', 'familiar']);
  expect(gains['saboteur']?.['familiar']).toContain('transmute');
  expect(gains['university']?.['estate']).toEqual(['smithy', 'laboratory']);
  expect(draws).toMatchObject({ transmute: 2, familiar: 5, golem: 6, estate: 2 });
});
