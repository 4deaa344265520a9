// The simulation that docs/scaling.md counts with, where what must come out is known without it; and what the bench says of a run.

import { Dice } from '@tenfold/laws';
import { describe, expect, it } from 'vitest';
import { limitOf } from '../src/bench-cluster/limit.ts';
import { simulateCommits } from '../src/bench-cluster/model.ts';

const chances = (): (() => number) => {
  const dice = new Dice('cluster model');
  return () => dice.below(2 ** 30) / 2 ** 30;
};
const wish = {
  nodes: 3,
  choicesPerSecond: 1500,
  cores: 2,
  syncMs: 4,
  groupMicros: 300,
  choiceMicros: 100,
  noticeMicros: 30,
  seconds: 4,
};

describe('groups of choices', () => {
  it('have one choice each where few come, which waits for the disk alone', () => {
    const { choicesPerGroup, p50Ms } = simulateCommits(
      { ...wish, choicesPerSecond: 5, seconds: 100 },
      chances(),
    );
    expect(choicesPerGroup).toBeLessThan(1.05);
    expect(p50Ms).toBeCloseTo(4.4, 1);
  });

  it('hold what comes while the one before is written', () => {
    const { choicesPerGroup, databaseBusy } = simulateCommits(wish, chances());
    // 500 choices a second at each node, and 4.3 ms and a tenth more for each of them until the next group begins.
    const expected = (500 * 0.0043) / (1 - 500 * 0.0001);
    expect(choicesPerGroup / expected).toBeGreaterThan(0.9);
    expect(choicesPerGroup / expected).toBeLessThan(1.25);
    expect(databaseBusy).toBeCloseTo((1500 * (0.3 / choicesPerGroup + 0.1)) / 20, 0);
  });

  it('grow with the load, so that each choice costs the database less and fewer packets', () => {
    const few = simulateCommits({ ...wish, seconds: 2 }, chances());
    const many = simulateCommits(
      { ...wish, choicesPerSecond: 4 * wish.choicesPerSecond, seconds: 2 },
      chances(),
    );
    expect(many.databaseBusy).toBeLessThan(4 * few.databaseBusy);
    expect(many.deliveriesPerSecond).toBeLessThan(4 * few.deliveriesPerSecond);
  });

  it('wait without end where the database has too few cores', () => {
    const late = simulateCommits({ ...wish, choicesPerSecond: 30_000, seconds: 2 }, chances());
    expect(late.databaseBusy).toBeGreaterThan(99);
    expect(late.p99Ms).toBeGreaterThan(500);
  });
});

describe('the limit of a run', () => {
  const idle = { machineBusy: 40, nodeBusy: 30, commitBusy: 30, databaseCpu: 50, clientDelay: 1 };
  it.each([
    [{}, 'none'],
    [{ machineBusy: 97, nodeBusy: 95 }, 'machine'],
    [{ nodeBusy: 95 }, 'node'],
    [{ clientDelay: 50 }, 'clients'],
    [{ commitBusy: 95 }, 'disk'],
    [{ commitBusy: 95, databaseCpu: 180 }, 'database'],
  ] as const)('with %j is %s', (strain, limit) => {
    expect(limitOf({ ...idle, ...strain })).toBe(limit);
  });
});
