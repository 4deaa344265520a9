// Random definitions over the whole vocabulary, half of them broken. apps/workbench/src/random-cards.ts tries as many as one likes.

import { wantsFullTests } from '@tenfold/prerequisites';
import { expect, test } from 'vitest';
import { newCardTally, tryCard } from '../src/index.ts';

const DEFINITIONS = wantsFullTests() ? 60 : 30;

test(
  'no definition from outside breaks a game, stalls it or shows what is hidden',
  { timeout: 120_000 },
  () => {
    const tally = newCardTally();
    for (let number = 0; number < DEFINITIONS; number++) tryCard(number, tally);
    expect(tally.played).toBeGreaterThanOrEqual(DEFINITIONS / 2);
    expect(tally.refused).toBeGreaterThan(DEFINITIONS / 3);
  },
);

test(
  'cards picked from those that lie open are no order in which cards are put back',
  { timeout: 120_000 },
  () => {
    const tally = newCardTally();
    tryCard(1_005_899, tally);
    expect(tally.played).toBe(1);
  },
);

test(
  'the order in which cards are put back does not show in what a text says of them',
  { timeout: 120_000 },
  () => {
    const tally = newCardTally();
    tryCard(10_025_378, tally);
    expect(tally.played).toBe(1);
  },
);

test('a card that comes back into play whenever it is discarded ends its turn', { timeout: 120_000 }, () => {
  const tally = newCardTally();
  tryCard(10_036_370, tally);
  expect(tally.played).toBe(1);
});
