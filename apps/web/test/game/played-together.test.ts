// The button that plays several Treasures says which.

import type { Game } from '@tenfold/rules';
import { newPosition, view } from '@tenfold/rules';
import { expect, test } from 'vitest';
import { playedTogether } from '../../src/game/board/played-together.ts';
import { madeUpPrompt } from '../prompts.ts';

const TOGETHER = { verb: 'play-treasures', card: null, mode: null } as const;

const prompt = madeUpPrompt({ from: { play: 'hand', buy: 'supply' }, options: [TOGETHER] });

const game = (hand: readonly string[]): Game =>
  newPosition({
    players: [{ name: 'Ann', hand }, { name: 'Bob' }],
    kingdom: ['philosophers-stone', 'harem'],
    turn: { phase: 'buy' },
  });

const says = (hand: readonly string[]): string | undefined =>
  playedTogether(view(game(hand), 0), prompt, TOGETHER, (card) => card);

test('coins and Potions, counted, without what waits', () => {
  expect(says(['potion', 'copper', 'estate', 'philosophers-stone', 'copper', 'gold'])).toBe(
    'copper ×2 · potion · gold',
  );
});

test('nothing of an option that names its card', () => {
  const single = { verb: 'play', card: 'copper', mode: null } as const;
  expect(playedTogether(view(game(['copper']), 0), prompt, single, (card) => card)).toBeUndefined();
});
