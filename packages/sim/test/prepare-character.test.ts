// Preparations in a thread of their own.

import type { PreparedStrategy } from '@tenfold/bots';
import { kingdoms } from '@tenfold/rules';
import { describe, expect, it } from 'vitest';
import type { PrepareOptions } from '../src/index.ts';
import { prepareCharacter } from '../src/index.ts';
import { NOBODY, STUDENTS } from './strategies.ts';

const firstGame = kingdoms.find(({ id }) => id === 'first-game')?.cards ?? [];
const table = { kingdom: firstGame, players: 2 };
const study = async (id: string, options: PrepareOptions = {}): Promise<PreparedStrategy> =>
  prepareCharacter(id, table, { characters: STUDENTS, ...options });

describe('a preparation', () => {
  it('tells each better idea, and ends with the best', async () => {
    const heard: [name: string, inTime: boolean][] = [];
    const found = await study('quick', {
      onProgress: ({ strategy }, share) => heard.push([strategy.name, share >= 0 && share < 1]),
    });
    expect(found.strategy.name).toBe('Witch');
    expect(heard).toEqual([
      ['Money', true],
      ['Smithy', true],
      ['Witch', true],
    ]);
  });

  it('ends when its time is up', async () => {
    const found = await study('eager', { seconds: 0.2 });
    // How far it comes in its time depends on who else has work for the processor.
    expect(['Money', 'Smithy']).toContain(found.strategy.name);
  });

  it('ends when its time is up also if it does not look at the clock', async () => {
    expect((await study('deep', { seconds: 0.1 })).strategy.name).toBe('Money');
  });

  it.each(['eager', 'deep'])(
    'of one that is %s can be stopped: the best so far is the answer',
    async (id) => {
      const stopping = new AbortController();
      let best: PreparedStrategy | undefined;
      const found = await study(id, {
        signal: stopping.signal,
        onProgress(soFar) {
          best = soFar;
          stopping.abort();
        },
      });
      expect(best).toBeDefined();
      expect(found).toEqual(best);
    },
  );

  it('gives its first idea if it is stopped before it begins', async () => {
    const heard: PreparedStrategy[] = [];
    const found = await study('deep', {
      signal: AbortSignal.abort(),
      onProgress: (soFar) => heard.push(soFar),
    });
    expect(found.strategy.name).toBe('Money');
    expect(heard).toEqual([]);
  });

  it('is one for the table that was named', async () => {
    const kingdom = firstGame.toReversed();
    const found = await prepareCharacter('watchful', { kingdom, players: 5 }, { characters: STUDENTS });
    expect(found).toMatchObject({ share: 5, plan: { cards: kingdom } });
  });
});

describe('the Chancellor', () => {
  it('prepares for a table and finds something to play', async () => {
    const shares: number[] = [];
    const found = await prepareCharacter('chancellor', table, {
      seconds: 0.5,
      onProgress: (_found, share) => shares.push(share),
    });
    for (const card of found.plan.cards) expect(firstGame).toContain(card);
    expect(found.strategy.buy.length).toBeGreaterThan(0);
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
  });
});

describe('what cannot be prepared is named', () => {
  it.each<[what: string, id: string, options: PrepareOptions, message: RegExp]>([
    ['a stranger', 'fenrir', {}, /no character "fenrir"; take one of bramble, .*chancellor/],
    ['one that does not prepare', 'magpie', {}, /"magpie" does not prepare; seat it as it is/],
    ['no time', 'chancellor', { seconds: 0 }, /0 seconds to prepare: give a number above 0/],
    ['no number', 'chancellor', { seconds: NaN }, /NaN seconds to prepare/],
    ['one without an idea', 'idle', { characters: STUDENTS }, /"idle" has prepared and found nothing/],
    ['one that fails', 'clumsy', { characters: STUDENTS }, /I have spilt the ink/],
    [
      'a module without characters',
      'idle',
      { characters: NOBODY },
      /nobody\.ts has no list called characters/,
    ],
  ])('%s', async (_what, id, options, message) => {
    await expect(prepareCharacter(id, table, options)).rejects.toThrow(message);
  });

  it('a table that there cannot be', async () => {
    const nine = { kingdom: firstGame.slice(1), players: 2 };
    await expect(prepareCharacter('chancellor', nine)).rejects.toThrow(/9 Kingdom piles/);
  });
});
