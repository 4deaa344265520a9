import { describe, expect, it } from 'vitest';
import { seatingOf, seedOf } from '../src/seating.ts';

const factorial = (n: number): number => (n < 2 ? 1 : n * factorial(n - 1));
const numbers = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);

describe.each([2, 3, 4, 5, 6])('among %i', (players) => {
  it('each sits in each seat once in a round', () => {
    for (let round = 0; round < 30; round++) {
      const seatings = numbers(players).map((number) => seatingOf(round * players + number, players));
      for (let seat = 0; seat < players; seat++) {
        const there = seatings.map((seating) => seating[seat] ?? -1);
        expect(there.toSorted((a, b) => a - b)).toEqual(numbers(players).map((number) => number - 1));
      }
    }
  });

  it('all orders come equally often', () => {
    const orders = new Set(numbers(factorial(players)).map((number) => seatingOf(number, players).join(' ')));
    expect(orders.size).toBe(factorial(players));
  });
});

describe('seeds', () => {
  it('differ from game to game', () => {
    expect(new Set(numbers(100).map((number) => seedOf('7', number, 2, false))).size).toBe(100);
  });

  it('are shared by the games of a mirrored round', () => {
    expect(numbers(6).map((number) => seedOf('7', number, 3, true))).toEqual([
      '7/1',
      '7/1',
      '7/1',
      '7/2',
      '7/2',
      '7/2',
    ]);
  });
});
