// Characters among strategies.

import { characters } from '@tenfold/bots';
import { kingdoms } from '@tenfold/rules';
import { describe, expect, it } from 'vitest';
import type { SimulationPlan } from '../src/index.ts';
import { gameRecord, isSeatedCharacter, preparePlan, seatedCharacter, simulate } from '../src/index.ts';
import { money } from './strategies.ts';

const seated = (id: string) => seatedCharacter(characters.find((one) => one.id === id) ?? { id, name: id });
const plan = (...strategies: SimulationPlan['strategies']): SimulationPlan => ({
  strategies,
  games: 12,
  seed: '7',
  kingdom: kingdoms[0]?.cards ?? [],
});

describe('a character', () => {
  it('plays beside strategies as it does at a table', async () => {
    const { strategies } = await simulate(plan(seated('vixen'), money, seated('bramble')), { threads: 1 });
    expect(strategies.map(({ name }) => name)).toEqual(['Vixen', 'Money', 'Bramble']);
    const [vixen, , bramble] = strategies;
    expect(vixen?.share.mean).toBeGreaterThan(bramble?.share.mean ?? 1);
    expect(await gameRecord(plan(seated('vixen'), money), 3)).toContain('Vixen: ');
  });

  it('that prepares finds the same in the same games, and plays by it', async () => {
    const wished = plan(seated('chancellor'), seated('magpie'), seated('chancellor'));
    const heard: string[] = [];
    const prepared = await preparePlan(wished, { games: 300, onProgress: (name) => heard.push(name) });
    expect(new Set(heard)).toEqual(new Set(['The Chancellor']));
    const [first, second, third] = prepared.strategies.map((one) =>
      isSeatedCharacter(one) ? one.found : undefined,
    );
    expect(first?.strategy.buy.length).toBeGreaterThan(0);
    expect(second).toBeUndefined();
    expect(third).toEqual(first);
    const again = await preparePlan(wished, { games: 300 });
    expect(again).toEqual(prepared);
  });

  it('that is not known is refused by name', async () => {
    await expect(gameRecord(plan(seated('nobody'), money), 1)).rejects.toThrow(
      'there is no character "nobody"',
    );
  });
});
