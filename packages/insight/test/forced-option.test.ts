import { describe, expect, it } from 'vitest';
import { forcedOption } from '../src/forced-option.ts';

interface Offered {
  readonly verb: string;
  readonly card: string | null;
}

const option = (verb: string, card: string | null = null): Offered => ({ verb, card });
const asked = (card: string | null, options: readonly Offered[]) => ({ card, options });

describe('the only possible answer', () => {
  it('is given to a card that asks', () => {
    expect(forcedOption(asked('militia', [option('reveal')]))).toBe(0);
    expect(forcedOption(asked('militia', [option('discard', 'copper')]))).toBe(0);
  });

  it('is given where a turn has no Action to play', () => {
    expect(forcedOption(asked(null, [option('end-actions')]))).toBe(0);
    expect(forcedOption(asked(null, [option('clean-up')]))).toBe(0);
  });

  it('never ends a turn, plays or buys', () => {
    for (const only of [
      option('end-turn'),
      option('buy', 'curse'),
      option('play', 'village'),
      option('play-treasures'),
    ]) {
      expect(forcedOption(asked(null, [only]))).toBeNull();
    }
  });

  it('is none where there is a choice', () => {
    expect(forcedOption(asked('moat', [option('reveal', 'moat'), option('reveal')]))).toBeNull();
    expect(forcedOption(asked('moat', []))).toBeNull();
  });
});
