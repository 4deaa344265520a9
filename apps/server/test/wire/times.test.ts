// Machines' answers tell by their times nothing about hands.

import { kingdoms } from '@tenfold/rules';
import { afterAll, expect, it } from 'vitest';
import { temporaryStore } from '../games/world.ts';
import { positionsOf } from './positions.ts';
import { ATTACKS, TIMED_SEATS, isWorthWaiting, playTimed } from './times.ts';

const stores = [await temporaryStore(afterAll), await temporaryStore(afterAll)] as const;

const positions = [
  ...['one', 'two', 'three'].flatMap((seed) => positionsOf(ATTACKS, TIMED_SEATS, 40, `times ${seed}`)),
  ...kingdoms.slice(0, 2).flatMap(({ id, cards }) => positionsOf(cards, TIMED_SEATS, 8, `times ${id}`)),
].filter(isWorthWaiting);

it('two games that differ in what is hidden are told at the same moments', async () => {
  const tally = { rounds: 0, unlike: 0 };
  for (const position of positions) await playTimed(position, stores, tally);
  expect(tally.rounds).toBeGreaterThan(100);
  // In one game something could be chosen, in the other nothing: here a machine would tell.
  expect(tally.unlike).toBeGreaterThan(15);
});
