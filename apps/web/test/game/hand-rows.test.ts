// When a hand lies in two rows: from many kinds on, and then no card changes its row size before few are left.

import { describe, expect, it } from 'vitest';
import { handRows } from '../../src/game/board/hand-rows.ts';

const HAND = { most: 10, few: 7, turn: '3 0' };

describe('a hand', () => {
  it('lies in one row up to nine kinds, and in two from ten', () => {
    const inRows = handRows();
    expect(inRows({ ...HAND, kinds: 9 })).toBe(false);
    expect(inRows({ ...HAND, kinds: 10 })).toBe(true);
  });

  it('stays in two rows while it is played, until few kinds are left', () => {
    const inRows = handRows();
    inRows({ ...HAND, kinds: 11 });
    expect(inRows({ ...HAND, kinds: 8 })).toBe(true);
    expect(inRows({ ...HAND, kinds: 7 })).toBe(false);
    expect(inRows({ ...HAND, kinds: 8 })).toBe(false);
  });

  it('begins anew with another turn', () => {
    const inRows = handRows();
    inRows({ ...HAND, kinds: 11 });
    expect(inRows({ ...HAND, kinds: 8, turn: '4 1' })).toBe(false);
  });
});
