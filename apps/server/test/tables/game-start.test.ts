// A game begun in the middle of a record keeps its choices, under the names of those who play now.

import type { GameRecord } from '@tenfold/rules';
import { describe, expect, it } from 'vitest';
import { newStartInTheMiddle } from '../../src/tables/game-start.ts';
import { startOf } from '../games/play.ts';

describe('a start in the middle', () => {
  it('calls those who chose, and those for whom they chose, by their new names', async () => {
    const { table, options, players, setup, at } = startOf();
    const record: GameRecord = {
      setup: { ...setup, players: ['Old', 'Older'] },
      choices: [
        { player: 'Old', words: 'play treasures', line: 9 },
        { player: 'Older', forWhom: 'Old', words: 'pass Copper', line: 10 },
      ],
    };
    const start = await newStartInTheMiddle({ table, options, players, at }, record);
    const [first, second] = players.map(({ name }) => name);
    expect(start.opening?.choices).toEqual([
      { player: first, words: 'play treasures', line: 9 },
      { player: second, forWhom: first, words: 'pass Copper', line: 10 },
    ]);
  });
});
