// Two servers whose games differ only in what a seat must not know send that seat, and those who look on, the same
// bytes, whatever anybody does, until the rules show a card: sizes, errors, order and number of frames.

import { wantsFullTests } from '@tenfold/prerequisites';
import { kingdoms } from '@tenfold/rules';
import { expect, it } from 'vitest';
import type { TwinTableWish } from './many-tables.ts';
import { playTwins } from './many-tables.ts';
import { positionsOf } from './positions.ts';

/** Where most is hidden and most is asked. */
const SECRETIVE = [
  'masquerade',
  'moat',
  'secret-chamber',
  'militia',
  'torturer',
  'swindler',
  'witch',
  'spy',
  'golem',
  'possession',
];

const SIZES = [2, 3, 4];
const ALL = wantsFullTests();
const SHARE = ALL ? 1 : 1 / 2;

/** Each kingdom at tables of one size, or of each. */
const recommended = (seats: number): TwinTableWish[] =>
  kingdoms
    .filter((_kingdom, index) => ALL || SIZES[index % SIZES.length] === seats)
    .flatMap(({ id, cards }) =>
      positionsOf(cards, seats, 4, `${id} ${seats}`).map((position) => ({
        position,
        kingdom: { kind: 'recommended', id } as const,
      })),
    );

const secretive = (seats: number): TwinTableWish[] =>
  ['a', 'b', 'c'].flatMap((seed) =>
    positionsOf(SECRETIVE, seats, 10, `${seed} ${seats}`).map((position) => ({
      position,
      kingdom: { kind: 'cards', cards: SECRETIVE } as const,
    })),
  );

it.each(SIZES)('no seat of %i can tell twins apart', async (seats) => {
  const tally = await playTwins(seats, [...recommended(seats), ...secretive(seats)]);
  expect(tally.positions).toBeGreaterThan(95 * SHARE);
  expect(tally.choices).toBeGreaterThan(400 * SHARE);
  expect(tally.shown).toBeGreaterThan(30 * SHARE);
  expect(Math.min(tally.refusals, tally.undone, tally.reconnected)).toBeGreaterThan(30 * SHARE);
  const { reaction = 0, pass = 0, possessed = 0, attack = 0 } = tally.kinds;
  expect(Math.min(reaction, pass, possessed, attack)).toBeGreaterThan(5 * SHARE);
});
