import { describe, expect, it } from 'vitest';
import { wayTo } from '../../src/game/board/scroll-to-question.ts';

const frame = { top: 100, bottom: 400 };

describe('the way to what is asked', () => {
  it('is none where it is in sight', () => {
    expect(wayTo({ top: 120, bottom: 380 }, frame)).toBe(0);
  });

  it('is as short as it can be, with some room around', () => {
    expect(wayTo({ top: 350, bottom: 450 }, frame)).toBe(58);
    expect(wayTo({ top: 80, bottom: 150 }, frame)).toBe(-28);
  });

  it('leads to the beginning of what is too high', () => {
    expect(wayTo({ top: 150, bottom: 700 }, frame)).toBe(42);
    expect(wayTo({ top: 50, bottom: 700 }, frame)).toBe(-58);
  });
});
