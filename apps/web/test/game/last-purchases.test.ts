import { madeUpEvent } from '@tenfold/laws';
import type { GameEvent } from '@tenfold/rules';
import { expect, it } from 'vitest';
import { lastPurchases } from '../../src/game/last-purchases.ts';

const gains = (player: number, card: string, because: string | null = null): GameEvent =>
  madeUpEvent('gain', player, { cards: [card], because });

it('tells what each player bought in the last turn that was his', () => {
  const history = [
    madeUpEvent('turn', 0),
    gains(0, 'silver'),
    madeUpEvent('turn', 1),
    gains(1, 'witch'),
    gains(0, 'curse', 'witch'),
    madeUpEvent('turn', 0),
    gains(0, 'gold'),
    gains(0, 'copper', 'mine'),
    gains(0, 'estate'),
  ];
  expect(lastPurchases(history, 3)).toEqual([['gold', 'estate'], ['witch'], []]);
});

it('begins anew with the next turn', () => {
  expect(lastPurchases([madeUpEvent('turn', 0), gains(0, 'silver'), madeUpEvent('turn', 0)], 2)).toEqual([
    [],
    [],
  ]);
});
