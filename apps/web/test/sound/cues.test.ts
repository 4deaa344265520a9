import { madeUpEvent } from '@tenfold/laws';
import type { GameEvent } from '@tenfold/rules';
import { describe, expect, it } from 'vitest';
import { cuesOf } from '../../src/sound/cues.ts';

const event = (type: GameEvent['type'], more: Partial<GameEvent> = {}): GameEvent =>
  madeUpEvent(type, 1, more);

describe('sounds', () => {
  it('tell Treasures, Actions and Attacks apart', () => {
    expect(cuesOf([event('play', { cards: ['gold'] })], 0)).toEqual(['coin']);
    expect(cuesOf([event('play', { cards: ['village'] })], 0)).toEqual(['card']);
    expect(cuesOf([event('play', { cards: ['militia'] })], 0)).toEqual(['attack']);
    expect(cuesOf([event('play', { cards: ['militia'], player: 0 })], 0)).toEqual(['card']);
  });

  it('come once for each kind, and not for the Clean-up', () => {
    const coppers = [event('play', { cards: ['copper'] }), event('play', { cards: ['copper'] })];
    expect(cuesOf([...coppers, event('discard', { cards: ['copper'] })], 0)).toEqual(['coin']);
  });

  it('let the end be heard', () => {
    const many = [
      event('play', { cards: ['militia'] }),
      event('shuffle'),
      event('trash', { cards: ['curse'], because: 'chapel' }),
      event('gain', { cards: ['gold'] }),
      event('play', { cards: ['gold'] }),
      event('over', { winners: [0] }),
    ];
    expect(cuesOf(many, 0)).toHaveLength(4);
    expect(cuesOf(many, 0).at(-1)).toBe('win');
    expect(cuesOf(many, 1).at(-1)).toBe('over');
    expect(cuesOf(many, null).at(-1)).toBe('over');
  });
});
