import { describe, expect, it } from 'vitest';
import { TokenBucket, TokenBuckets } from '../../src/limits/token-bucket.ts';

const ALLOWANCE = { perSecond: 2, burst: 3 };

describe('a token bucket', () => {
  it('gives its burst at once and then at its rate', () => {
    let now = 1000;
    const bucket = new TokenBucket(ALLOWANCE, () => now);
    expect([bucket.take(), bucket.take(), bucket.take(), bucket.take()]).toEqual([true, true, true, false]);
    now += 499;
    expect(bucket.take()).toBe(false);
    now += 1;
    expect([bucket.take(), bucket.take()]).toEqual([true, false]);
  });

  it('lets whoever has one token take on debt, and makes him wait until it is paid', () => {
    let now = 0;
    const bucket = new TokenBucket(ALLOWANCE, () => now);
    expect([bucket.take(), bucket.take(), bucket.take(4), bucket.take()]).toEqual([true, true, true, false]);
    now += 1999;
    expect(bucket.take()).toBe(false);
    now += 1;
    expect([bucket.take(), bucket.take()]).toEqual([true, false]);
  });

  it('never holds more than its burst', () => {
    let now = 0;
    const bucket = new TokenBucket(ALLOWANCE, () => now);
    now += 3_600_000;
    expect([bucket.take(), bucket.take(), bucket.take(), bucket.take()]).toEqual([true, true, true, false]);
  });

  it('loses nothing when the clock is put back', () => {
    let now = 10_000;
    const bucket = new TokenBucket(ALLOWANCE, () => now);
    bucket.take();
    now = 0;
    expect([bucket.take(), bucket.take(), bucket.take()]).toEqual([true, true, false]);
  });
});

describe('buckets of many', () => {
  it('are apart from each other, and forgotten once full', () => {
    let now = 0;
    const buckets = new TokenBuckets(ALLOWANCE, () => now);
    for (let count = 0; count < 3; count++) buckets.take('a');
    expect([buckets.take('a'), buckets.take('b')]).toEqual([false, true]);
    now += 500;
    buckets.tidy();
    expect(buckets.size).toBe(1);
    now += 1000;
    buckets.tidy();
    expect(buckets.size).toBe(0);
  });
});
