// Which names are taken, and as what.

import { LIMITS } from '@tenfold/protocol';
import { completeSetup, kingdoms } from '@tenfold/rules';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkedName } from '../../src/people/names.ts';
import { Refusal } from '../../src/refusal.ts';

const kingdom = kingdoms[0]?.cards ?? [];

function nameOrRefusal(wished: string): string | Refusal {
  try {
    return checkedName(wished);
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}

describe('a name', () => {
  it.each([
    ['Ann', 'Ann'],
    ['  Ann ', 'Ann'],
    ['Ann \u00a0 B.', 'Ann B.'],
    ['Zoe\u0308', 'Zo\u00eb'],
    ['Żółć', 'Żółć'],
    ['李小龍', '李小龍'],
    ['عمر', 'عمر'],
    ['♞ 2000', '♞ 2000'],
    ['👩‍👩‍👧‍👦', '👩‍👩‍👧‍👦'],
    ['❤️', '❤️'],
    ['a'.repeat(24), 'a'.repeat(24)],
    ['🎲'.repeat(24), '🎲'.repeat(24)],
  ])('%j is kept as %j', (wished, kept) => {
    expect(checkedName(wished)).toBe(kept);
  });

  it.each([
    ['', 'empty'],
    [' \t ', 'empty'],
    ['An\nn', 'control'],
    ['An\u0000n', 'control'],
    ['An\u2028n', 'line break'],
    ['An\ud800n', 'without a meaning'],
    ['\u202egnp.exe', 'writing direction'],
    ['A\u2066nn', 'writing direction'],
    ['Ann\u200b', 'invisible'],
    ['\u3164', 'invisible'],
    ['\u2800', 'invisible'],
    ['\u200d', 'nothing to see'],
    ['\u0301', 'nothing to see'],
    ['Ann: Bob', 'colon'],
    ['Ann, Bob', 'comma'],
    ['#1', '#'],
    ['a'.repeat(25), '25 letters'],
    ['a' + '\u0336'.repeat(72), 'too many marks'],
  ])('%j is refused: %s', (wished, why) => {
    expect(() => checkedName(wished)).toThrow(Refusal);
    expect(() => checkedName(wished)).toThrow(why);
  });

  it('that is taken can stand in a game, is short, and is taken as it is the next time', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 30 }),
      fc.string({ unit: 'grapheme', maxLength: 30 }),
      fc.string({ maxLength: 30 }),
    );
    let taken = 0;
    fc.assert(
      fc.property(text, (wished) => {
        const name = nameOrRefusal(wished);
        if (name instanceof Refusal) return;
        taken++;
        expect(checkedName(name)).toBe(name);
        expect(Array.from(name).length).toBeLessThanOrEqual(LIMITS.nameLength * 3);
        expect(() => completeSetup({ players: [name, 'x'.repeat(99)], kingdom, seed: '1' })).not.toThrow();
      }),
      { numRuns: 500 },
    );
    expect(taken).toBeGreaterThan(50);
  });
});
