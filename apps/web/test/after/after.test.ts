import { createHash } from 'node:crypto';
import { newPosition } from '@tenfold/rules';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Ended } from '@tenfold/insight';
import { resultOf } from '@tenfold/insight';
import { hashOf } from '../../src/after/seed-hash.ts';
import { verdictOf } from '../../src/after/verdict.ts';
import { whyLight } from '../../src/after/why-light.ts';
import { LANGUAGES } from '@tenfold/i18n/languages';
import { loadWords } from '../../src/words/index.ts';

const ended = (why: Ended['why'], by: number | null, unplayed: readonly number[] = []): Ended => ({
  why,
  by,
  unplayed,
});

describe('how a game came out', () => {
  const game = newPosition({
    kingdom: ['village', 'smithy'],
    players: [
      { name: 'Ann', hand: ['estate'] },
      { name: 'Bob', hand: ['duchy'] },
    ],
  });
  const result = (said: Ended | null, isOver = false) => {
    const found = resultOf({
      names: ['Ann', 'Bob'],
      characters: [],
      scores: null,
      turns: null,
      last: game,
      end: { supply: [], isOver },
      ended: said,
      replaced: [],
      people: [0],
      summary: null,
    });
    if (found === null) throw new Error('nobody has counted');
    return found;
  };
  const standings = (of: ReturnType<typeof resultOf>) =>
    of?.ranked.map(({ name, place, points }) => [name, place, points]);

  it.each(LANGUAGES)('names the winner of a game that came to its end: %s', async (language) => {
    const words = await loadWords(language);
    const over = result(null, true);
    expect(standings(over)).toEqual([
      ['Bob', 1, 3],
      ['Ann', 2, 1],
    ]);
    expect(verdictOf(over, 1, words)).toBe(words.after.winners([{ you: true, name: 'Bob' }]));
    expect(verdictOf(result(ended('resigned', 1)), null, words)).toContain('Ann');
  });

  it.each([
    [ended('agreed', null), 'brokenOff'],
    [ended('broken-off', 0), 'brokenOff'],
    [ended('left', 1, [1]), 'nobodyWon'],
    [ended('rules', null, [0]), 'nobodyWon'],
    [null, 'stopsEarly'],
  ] as const)('has neither winner nor places where there was none: %o', async (said, key) => {
    const words = await loadWords('en');
    expect(standings(result(said, said?.why === 'rules'))).toEqual([
      ['Ann', null, 1],
      ['Bob', null, 3],
    ]);
    expect(verdictOf(result(said, said?.why === 'rules'), 1, words)).toBe(words.after[key]);
  });
});

it('says why a rated game weighed little, the weightiest reason first', () => {
  expect(whyLight({ length: 1, fresh: 1, known: 1, even: 1 })).toEqual([]);
  expect(whyLight({ length: 0.5, fresh: 0.25, known: 0, even: 0.75 })).toEqual([
    'littleKnown',
    'metOften',
    'short',
    'farAbove',
  ]);
  expect(whyLight({ length: 0, fresh: 1, known: 0.4, even: 1 })).toEqual(['short', 'littleKnown']);
  expect(whyLight({ length: 1, fresh: 1, known: 1, even: 1, held: true })).toEqual(['picked']);
});

describe('the hash of a seed', () => {
  afterEach(() => vi.unstubAllGlobals());

  it.each([true, false])(
    'is what everybody else gets, in a secure context and outside: %s',
    async (isSecure) => {
      vi.stubGlobal('isSecureContext', isSecure);
      for (const seed of ['', 'abc', 'árvíztűrő', 'x'.repeat(64), 'x'.repeat(140)]) {
        expect(await hashOf(seed)).toBe(createHash('sha256').update(seed).digest('hex'));
      }
    },
  );
});
