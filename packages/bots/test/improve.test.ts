// A strategy that is changed for the better.

import { kingdoms } from '@tenfold/rules';
import { expect, test } from 'vitest';
import type { Attempt, ImproveWish, Strategy } from '../src/index.ts';
import { improve } from '../src/index.ts';

const silverOnly: Strategy = { name: 'Silver', buy: [{ card: 'province' }, { card: 'silver' }] };
const money: Strategy = {
  name: 'Money',
  buy: [{ card: 'province' }, { card: 'gold' }, { card: 'silver' }],
};
const wish: ImproveWish = {
  strategy: silverOnly,
  others: [money],
  table: { kingdom: kingdoms.find(({ id }) => id === 'first-game')?.cards ?? [] },
  seed: '7',
};

function attempts(count: number, asked: ImproveWish = wish): Attempt[] {
  const all: Attempt[] = [];
  for (const attempt of improve(asked)) {
    all.push(attempt);
    if (all.length === count) break;
  }
  return all;
}

test('what is kept wins more, and is the best from then on', () => {
  const all: Attempt[] = [];
  for (const attempt of improve(wish)) {
    all.push(attempt);
    if (attempt.isKept) break;
    expect(attempt.best).toBe(silverOnly);
  }
  const last = all.at(-1);
  expect(last?.gain).toBeGreaterThan(0);
  expect(last?.best).toBe(last?.tried);
  expect(last?.best).not.toEqual(silverOnly);
  expect(all.map(({ number }) => number)).toEqual(all.map((_, at) => at + 1));
});

test('the same wish is tried in the same way', () => {
  expect(attempts(3)).toEqual(attempts(3));
});

test('more than two may sit at the table', () => {
  const [first] = attempts(1, { ...wish, others: [money, money] });
  expect(first?.games).toBeGreaterThan(0);
  expect(first?.share).toBeLessThan(0.6);
});
