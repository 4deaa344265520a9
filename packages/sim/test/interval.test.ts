import { describe, expect, it } from 'vitest';
import { meanInterval, wilson } from '../src/interval.ts';

describe('the Wilson interval', () => {
  // Newcombe, "Two-sided confidence intervals for the single proportion", 1998, table I, method 3.
  it.each([
    [81, 263, 0.2553, 0.3662],
    [15, 148, 0.0624, 0.1605],
    [0, 20, 0, 0.1611],
    [1, 29, 0.0061, 0.1718],
  ])('of %i in %i is as published', (successes, trials, low, high) => {
    const interval = wilson(successes, trials);
    expect(interval.low).toBeCloseTo(low, 4);
    expect(interval.high).toBeCloseTo(high, 4);
  });

  it('is the same seen from either side', () => {
    const wins = wilson(30, 100);
    const losses = wilson(70, 100);
    expect(losses.low).toBeCloseTo(1 - wins.high, 12);
    expect(losses.high).toBeCloseTo(1 - wins.low, 12);
  });

  it('ends exactly at 1 if all were won, and says nothing about no games', () => {
    expect(wilson(20, 20)).toEqual({ low: expect.closeTo(0.8389, 4) as number, high: 1 });
    expect(wilson(0, 0)).toEqual({ low: 0, high: 1 });
  });
});

describe('the interval of a mean', () => {
  it('is the mean plus and minus 1.96 standard errors', () => {
    // 1, 2, 3, 4: mean 2.5, variance 5/3, standard error 0.6455.
    const { low, high } = meanInterval(4, 10, 30);
    expect(low).toBeCloseTo(2.5 - 1.959964 * 0.645497, 5);
    expect(high).toBeCloseTo(2.5 + 1.959964 * 0.645497, 5);
  });

  it('of one value has no end', () => {
    expect(meanInterval(1, 5, 25)).toEqual({ low: -Infinity, high: Infinity });
  });
});
