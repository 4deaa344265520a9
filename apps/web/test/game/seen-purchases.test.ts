import { newPosition, view } from '@tenfold/rules';
import type { GameEvent } from '@tenfold/rules';
import { describe, expect, it } from 'vitest';
import { purchasesIn } from '../../src/game/seen-purchases.ts';

const gain = (player: number, card: string, because: string | null = null): GameEvent => ({
  type: 'gain',
  player,
  because,
  depth: 0,
  cards: [card],
});

const table = (phase: 'action' | 'buy') =>
  view(
    newPosition({
      players: [{ name: 'Ann' }, { name: 'Bob', hand: ['smithy'], inPlay: ['gold', 'gold'] }],
      kingdom: ['smithy'],
      turn: { player: 1, phase, coins: 6, buys: 2 },
    }),
    0,
  );

describe('a purchase that was seen', () => {
  it('is kept with the table as it was before it', () => {
    const before = table('buy');
    const found = purchasesIn(before, [gain(1, 'silver')], 40);
    expect([...found]).toEqual([[1, { card: 'silver', view: before, told: 40 }]]);
  });

  it('is the first of those that are told together', () => {
    expect(purchasesIn(table('buy'), [gain(1, 'silver'), gain(1, 'estate')], 4).get(1)?.card).toBe('silver');
  });

  it('is none where a card gives it, another gains, or nobody buys yet', () => {
    expect(purchasesIn(table('buy'), [gain(1, 'silver', 'workshop'), gain(0, 'curse')], 4).size).toBe(0);
    expect(purchasesIn(table('action'), [gain(1, 'silver')], 4).size).toBe(0);
  });
});
