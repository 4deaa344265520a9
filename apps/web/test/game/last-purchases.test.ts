import type { GameEvent } from '@tenfold/rules';
import { expect, it } from 'vitest';
import { lastPurchases } from '../../src/game/last-purchases.ts';

const event = (type: GameEvent['type'], player: number, more: Partial<GameEvent> = {}): GameEvent => ({
  type,
  player,
  because: null,
  depth: 0,
  ...more,
});
const gains = (player: number, card: string, because: string | null = null): GameEvent =>
  event('gain', player, { cards: [card], because });

it('tells what each player bought in the last turn that was his', () => {
  const history = [
    event('turn', 0),
    gains(0, 'silver'),
    event('turn', 1),
    gains(1, 'witch'),
    gains(0, 'curse', 'witch'),
    event('turn', 0),
    gains(0, 'gold'),
    gains(0, 'copper', 'mine'),
    gains(0, 'estate'),
  ];
  expect(lastPurchases(history, 3)).toEqual([['gold', 'estate'], ['witch'], []]);
});

it('begins anew with the next turn', () => {
  expect(lastPurchases([event('turn', 0), gains(0, 'silver'), event('turn', 0)], 2)).toEqual([[], []]);
});
