// Possessed turns under all laws: who sees what, and who decides, changes with them.

import { wantsFullTests } from '@tenfold/prerequisites';
import { expect, test } from 'vitest';
import { newTally, playUnderLaws } from '../src/index.ts';

const GAMES = wantsFullTests() ? 22 : 8;

test.each([2, 3, 4])(
  'all laws hold in games of %i players who possess each other',
  { timeout: 120_000 },
  (players) => {
    const tally = newTally();
    for (let game = 0; game < GAMES; game++) {
      playUnderLaws({ seed: `possession-${players}-${game}`, chooser: 'possessor', players }, tally);
    }
    expect(tally.possessedTurns).toBeGreaterThan(2 * GAMES);
    expect(tally.twins).toBeGreaterThan(12 * GAMES);
  },
);
