import { afterEach, describe, expect, test, vi } from 'vitest';
import { pairsOf } from '../e2e/pairs.ts';

const FACTORS = {
  kind: Array.from({ length: 20 }, (_kind, number) => number),
  screen: ['small', 'middle', 'large', 'wide', 'tall'],
  language: ['en', 'hu', 'pl', 'de'],
  theme: ['light', 'dark'],
} as const;

afterEach(() => vi.unstubAllEnvs());

describe('what is gone through where several things vary', () => {
  test('every two values meet, in not many more rows than two factors have', () => {
    vi.stubEnv('TENFOLD_TESTS', '');
    const rows = pairsOf(FACTORS);
    const names = Object.keys(FACTORS) as (keyof typeof FACTORS)[];
    for (const [at, one] of names.entries())
      for (const other of names.slice(at + 1)) {
        const met = new Set(rows.map((row) => `${row[one]} ${row[other]}`));
        expect(met.size, `${one} and ${other}`).toBe(FACTORS[one].length * FACTORS[other].length);
      }
    expect(rows.length).toBeGreaterThanOrEqual(20 * 5);
    expect(rows.length).toBeLessThanOrEqual(20 * 5 * 1.1);
    // None is preferred where any would do.
    for (const language of FACTORS.language)
      expect(rows.filter((row) => row.language === language).length).toBeGreaterThan(rows.length / 8);
    expect(pairsOf(FACTORS)).toEqual(rows);
  });

  test('with full tests every combination', () => {
    vi.stubEnv('TENFOLD_TESTS', 'full');
    expect(pairsOf(FACTORS)).toHaveLength(20 * 5 * 4 * 2);
  });

  test('one factor alone, and none', () => {
    vi.stubEnv('TENFOLD_TESTS', '');
    expect(pairsOf({ theme: ['light', 'dark'] })).toEqual([{ theme: 'light' }, { theme: 'dark' }]);
    expect(pairsOf({ theme: [], screen: ['small'] })).toEqual([]);
  });
});
