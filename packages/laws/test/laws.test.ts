// Random games of all cards and all player counts under all laws. More of them: `TENFOLD_TESTS=full`; long ones: `npm run soak`.

import { wantsFullTests } from '@tenfold/prerequisites';
import { expect, test } from 'vitest';
import { newTally, playUnderLaws } from '../src/index.ts';

// Of faults planted in the engine at random, those that break a law did so within the first ten games.
const GAMES = wantsFullTests() ? 110 : 25;

test.each([2, 3, 4, 5, 6])('all laws hold in random games of %i players', { timeout: 120_000 }, (players) => {
  const tally = newTally();
  for (let game = 0; game < GAMES; game++) playUnderLaws({ seed: `laws-${players}-${game}`, players }, tally);
  expect(tally.games).toBe(GAMES);
  expect(tally.decisions).toBeGreaterThan(300 * GAMES);
  expect(tally.twins).toBeGreaterThan(2 * GAMES);
  expect(tally.imagined).toBeGreaterThan(GAMES);
});

test('all laws hold in random games of the Base cards alone', { timeout: 120_000 }, () => {
  const tally = newTally();
  for (let game = 0; game < GAMES; game++) playUnderLaws({ seed: `base-${game}`, pool: 'base' }, tally);
  expect(tally.games).toBe(GAMES);
  expect(tally.decisions).toBeGreaterThan(300 * GAMES);
});
