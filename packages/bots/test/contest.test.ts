// Alternatives tried in the same imagined games.

import { Lens, kingdoms, newGame, randomBelow, seedRandom } from '@tenfold/rules';
import { expect, test } from 'vitest';
import { bestByContest } from '../src/chancellor/contest.ts';

const lens = new Lens(
  newGame({ players: ['A', 'B'], kingdom: kingdoms[0]?.cards ?? [], seed: 'contest' }),
  0,
);
const effort = { worlds: 1000, mostDecisions: 100_000, margin: 0.004, sure: 0.8 };

/** Each wins with its own chance; how many games each has played is counted. */
function contest(chances: Readonly<Record<string, number>>, more: Partial<typeof effort> = {}) {
  const luck = seedRandom('fast', 'luck');
  const games = new Map<string, number>();
  const [usual = '', ...others] = Object.keys(chances);
  const best = bestByContest({
    lens,
    usual,
    others,
    random: seedRandom('fast', 'worlds'),
    effort: { ...effort, ...more },
    outcome: (taken, _game, _world, meter) => {
      meter.decisions += 10;
      games.set(taken, (games.get(taken) ?? 0) + 1);
      return randomBelow(luck, 1000) < 1000 * (chances[taken] ?? 0) ? 1 : 0;
    },
  });
  return { best, games };
}

test('a small difference shows, if there are games enough', () => {
  expect(contest({ usual: 0.5, better: 0.6, worse: 0.4 }).best).toBe('better');
});

test('who is far behind is given up early, and who is far ahead needs no more games', () => {
  const { best, games } = contest({ usual: 0.5, hopeless: 0.1, great: 0.9 });
  expect(best).toBe('great');
  expect(games.get('hopeless')).toBeLessThan(30);
  expect(games.get('great')).toBeLessThan(60);
});

test('what makes no difference is dropped at the first look', () => {
  const { best, games } = contest({ usual: 1, same: 1 });
  expect(best).toBe('usual');
  expect(games.get('same')).toBeLessThan(30);
});

test('thinking ends with its budget of decisions', () => {
  const { games } = contest({ usual: 0.5, same: 0.5 }, { mostDecisions: 800 });
  expect((games.get('usual') ?? 0) + (games.get('same') ?? 0)).toBeLessThanOrEqual(84);
});

test('who is alone is taken without a game', () => {
  expect(contest({ usual: 0 }).games.size).toBe(0);
});
