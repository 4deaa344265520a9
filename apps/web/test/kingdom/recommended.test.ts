import { kingdoms } from '@tenfold/rules';
import { expect, it } from 'vitest';
import { RECOMMENDED } from '../../src/kingdom/recommended.ts';

it('has each of the 17 recommended kingdoms in one group, the first game first', () => {
  const shown = RECOMMENDED.flatMap((group) => group.kingdoms.map(({ id }) => id));
  expect(shown.toSorted()).toEqual(kingdoms.map(({ id }) => id).toSorted());
  expect(shown[0]).toBe('first-game');
  expect(RECOMMENDED.map(({ boxes }) => boxes)).toEqual([
    ['base'],
    ['intrigue'],
    ['base', 'intrigue'],
    ['base', 'alchemy'],
    ['intrigue', 'alchemy'],
  ]);
});
