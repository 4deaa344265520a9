// Home-made cards in a simulation.

import type { CardDefinition } from '@tenfold/rules';
import { readRecord, replay } from '@tenfold/rules';
import { describe, expect, it } from 'vitest';
import type { SimulationPlan } from '../src/index.ts';
import { PlanError, gameRecord, settlePlan, simulate } from '../src/index.ts';
import { buying, money } from './strategies.ts';

const bigSmithy: CardDefinition = {
  id: 'big-smithy',
  types: ['Action'],
  cost: { coins: 4, potions: 0 },
  play: [{ do: 'plusCards', n: 5 }],
};
const idle: CardDefinition = { ...bigSmithy, id: 'idle-smithy' };
const plan: SimulationPlan = {
  strategies: [buying('Big Smithy', 'province', 'gold', 'big-smithy', 'silver'), money],
  games: 60,
  seed: '7',
  board: 'full',
  ownCards: [bigSmithy, idle],
  detail: true,
};

describe('home-made cards', () => {
  it('are played, counted and told in the record, on any number of threads', async () => {
    const [one, two] = await Promise.all([1, 2].map(async (threads) => simulate(plan, { threads })));
    expect(two).toEqual(one);
    expect(one?.kingdom).toHaveLength(10);
    expect(one?.kingdom).toContain('big-smithy');
    const [smithy] = one?.strategies ?? [];
    expect(smithy?.detail?.cards.find(({ card }) => card === 'big-smithy')?.bought).toBeGreaterThan(1);
    expect(smithy?.detail?.deck.map(({ card }) => card)).toContain('big-smithy');
    expect(smithy?.missing).toEqual([]);

    const record = await gameRecord(plan, 1);
    expect(record).toContain('play Big Smithy');
    expect(replay(readRecord(record)).over).toBe(true);
  });

  it('that nobody asks for stay away', () => {
    expect(settlePlan(plan).board.ownCards).toEqual([bigSmithy]);
  });

  it('must be brought along', () => {
    expect(() => settlePlan({ ...plan, ownCards: [] })).toThrow(PlanError);
    expect(() => settlePlan({ ...plan, ownCards: [] })).toThrow('"Big Smithy" speaks of "big-smithy"');
  });
});
