// Random games of all cards and all player counts under all laws. Long ones: `npm run soak`.

import { expect, test } from 'vitest';
import { newTally, playUnderLaws } from '../src/index.ts';

// With the other tests of this folder more than 300,000 decisions, each made under the laws; repeated ones not counted.
const GAMES = 110;

test.each([2, 3, 4, 5, 6])('all laws hold in random games of %i players', { timeout: 120_000 }, (players) => {
  const tally = newTally();
  for (let game = 0; game < GAMES; game++) playUnderLaws({ seed: `laws-${players}-${game}`, players }, tally);
  expect(tally.games).toBe(GAMES);
  expect(tally.decisions).toBeGreaterThan(35_000);
  expect(tally.twins).toBeGreaterThan(300);
  expect(tally.imagined).toBeGreaterThan(200);
});

test('all laws hold in random games of the Base cards alone', { timeout: 120_000 }, () => {
  const tally = newTally();
  for (let game = 0; game < GAMES; game++) playUnderLaws({ seed: `base-${game}`, pool: 'base' }, tally);
  expect(tally.games).toBe(GAMES);
  expect(tally.decisions).toBeGreaterThan(35_000);
});
