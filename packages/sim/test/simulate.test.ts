// The games on threads.

import { readRecord, replay } from '@tenfold/rules';
import { describe, expect, it } from 'vitest';
import type { SimulationPlan } from '../src/index.ts';
import { GameError, gameRecord, simulate } from '../src/index.ts';
import { BUYER, FAILING, NOBODY, money, smithy, witch } from './strategies.ts';

const plan: SimulationPlan = {
  strategies: [money, smithy, witch],
  games: 300,
  seed: '7',
  board: 'full',
  detail: true,
};

describe('simulate', () => {
  it('gives the same result on any number of threads', async () => {
    const [one, three] = await Promise.all(
      [1, 3].map(async (threads) => JSON.stringify(await simulate(plan, { threads, bots: BUYER }))),
    );
    expect(three).toBe(one);
    const other = await simulate({ ...plan, seed: '8' }, { threads: 1, bots: BUYER });
    expect(JSON.stringify(other)).not.toBe(one);
  });

  it('plays every game once, and tells how far it is', async () => {
    const heard: number[] = [];
    const result = await simulate(plan, {
      threads: 2,
      bots: BUYER,
      onProgress({ played, planned, soFar }) {
        heard.push(played);
        expect(planned).toBe(300);
        expect(soFar().games).toBe(played);
      },
    });
    expect(result).toMatchObject({ games: 300, planned: 300 });
    expect(heard.at(-1)).toBe(300);
    expect(heard).toEqual(heard.toSorted((a, b) => a - b));
  });

  it('plays with the players of @tenfold/bots if none are given', async () => {
    const { strategies } = await simulate({ ...plan, games: 30 }, { threads: 1 });
    expect(strategies.map(({ name, games }) => [name, games])).toEqual([
      ['Money', 30],
      ['Smithy', 30],
      ['Witch', 30],
    ]);
  });

  it('returns what is done when it is stopped, in whole rounds', async () => {
    const stopping = new AbortController();
    const result = await simulate(
      { ...plan, games: 1_000_000 },
      { threads: 2, bots: BUYER, signal: stopping.signal, onProgress: () => stopping.abort() },
    );
    expect(result.planned).toBe(1_000_000);
    expect(result.games).toBeGreaterThan(0);
    expect(result.games).toBeLessThan(1_000_000);
    for (const { seats } of result.strategies) {
      expect(seats.map(({ games }) => games)).toEqual(seats.map(() => result.games / 3));
    }
  });

  it('plays nothing if it is stopped before it begins', async () => {
    const result = await simulate(plan, { signal: AbortSignal.abort() });
    expect(result.games).toBe(0);
    expect(result.strategies[0]?.wins).toEqual({ count: 0, rate: 0, low: 0, high: 1 });
  });
});

describe('a game that breaks', () => {
  const brokenOn = async (threads: number): Promise<GameError> => {
    try {
      await simulate(plan, { threads, bots: FAILING });
    } catch (error) {
      if (error instanceof GameError) return error;
      throw error;
    }
    throw new Error('no game broke');
  };

  it('is told by its number, the same on any number of threads, with a record that leads there', async () => {
    const [one, three] = await Promise.all([brokenOn(1), brokenOn(3)]);
    expect(one.message).toBe(`game ${one.game}: this takes too long`);
    expect([three.game, three.record]).toEqual([one.game, one.record]);
    const record = readRecord(one.record);
    expect(record.setup.seed).toBe(`7/${one.game}`);
    const game = replay(record);
    expect(game.over).toBe(false);
    expect(Math.max(...game.seats.map(({ turns }) => turns))).toBe(22);
  });

  it('is told from players that cannot even be found', async () => {
    await expect(simulate(plan, { threads: 2, bots: NOBODY })).rejects.toThrow(
      /nobody\.ts has no function called strategist/,
    );
  });
});

it('a game can be had as a record', async () => {
  const record = await gameRecord(plan, 5, BUYER);
  expect(replay(readRecord(record)).over).toBe(true);
  expect(record).toMatch(/^players: (?:Money|Smithy|Witch), /m);
});
