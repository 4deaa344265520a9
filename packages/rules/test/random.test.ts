// The two generators: known answers, even shuffles, and seeds that are refused.

import { describe, expect, test } from 'vitest';
import { chachaBlock, randomBelow, seedRandom, shuffle } from '../src/engine/random.ts';
import { GENERATORS, completeSetup, newGame } from '../src/index.ts';
import { codeOf } from './code-of.ts';
import { FIRST_GAME } from './first-game.ts';

const ZERO_KEY = Array.from({ length: 8 }, () => 0);

/** The bytes of a block as RFC 8439 prints them: each word with its lowest byte first. */
const bytesOf = (block: readonly number[]): string =>
  block
    .map((word) =>
      [0, 8, 16, 24].map((shift) => ((word >>> shift) & 255).toString(16).padStart(2, '0')).join(''),
    )
    .join('');

/** A key of bytes, read into words likewise. */
const keyOf = (bytes: readonly number[]): number[] =>
  Array.from({ length: 8 }, (_, word) =>
    [3, 2, 1, 0].reduce((sum, byte) => (sum << 8) | (bytes[word * 4 + byte] ?? 0), 0),
  );

describe('ChaCha20, after RFC 8439, appendix A.1 (the vectors with a zero nonce)', () => {
  const vectors: readonly [name: string, key: readonly number[], counter: number, block: string][] = [
    [
      'vector 1: zero key, block 0',
      ZERO_KEY,
      0,
      '76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7' +
        'da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586',
    ],
    [
      'vector 2: zero key, block 1',
      ZERO_KEY,
      1,
      '9f07e7be5551387a98ba977c732d080dcb0f29a048e3656912c6533e32ee7aed' +
        '29b721769ce64e43d57133b074d839d531ed1f28510afb45ace10a1f4b794d6f',
    ],
    [
      'vector 3: last bit of the key set, block 1',
      keyOf([...Array.from({ length: 31 }, () => 0), 1]),
      1,
      '3aeb5224ecf849929b9d828db1ced4dd832025e8018b8160b82284f3c949aa5a' +
        '8eca00bbb4a73bdad192b5c42f73f2fd4e273644c8b36125a64addeb006c13a0',
    ],
    [
      'vector 4: second byte of the key 255, block 2',
      keyOf([0, 255]),
      2,
      '72d54dfbf12ec44b362692df94137f328fea8da73990265ec1bbbea1ae9af0ca' +
        '13b25aa26cb4a648cb9b9d1be65b2c0924a66c54d545ec1b7374f4872e99f096',
    ],
  ];

  test.each(vectors)('%s', (_name, key, counter, block) => {
    expect(bytesOf(chachaBlock(key, counter))).toBe(block);
  });

  test('a block asked for again, after another one, is the same', () => {
    const first = bytesOf(chachaBlock(ZERO_KEY, 5));
    chachaBlock(ZERO_KEY, 6);
    chachaBlock(keyOf([1]), 5);
    expect(bytesOf(chachaBlock(ZERO_KEY, 5))).toBe(first);
  });

  test('numbers follow the words of the stream', () => {
    const state = seedRandom('secure', '0'.repeat(64));
    const words = [...chachaBlock(ZERO_KEY, 0), ...chachaBlock(ZERO_KEY, 1)].map((word) => word >>> 0);
    // Below a power of two no word is thrown away.
    expect(words.map(() => randomBelow(state, 65_536))).toEqual(words.map((word) => word % 65_536));
  });
});

/** How far from even these counts are: chi-square, in standard deviations from its mean. */
function unevenness(counts: readonly number[]): number {
  const share = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  const chiSquare = counts.reduce((sum, count) => sum + (count - share) ** 2 / share, 0);
  const freedom = counts.length - 1;
  return Math.abs(chiSquare - freedom) / Math.sqrt(2 * freedom);
}

/** A fair sample is farther off hardly once in ten thousand times, and these seeds are fixed. */
const FAIR = 4;

const seedFor = (generator: string): string => (generator === 'secure' ? '5eed'.repeat(16) : 'even');

describe.each(GENERATORS)('the generator "%s"', (generator) => {
  test('makes all orders of five cards equally likely', () => {
    const state = seedRandom(generator, seedFor(generator));
    const counts = new Map<string, number>();
    for (let i = 0; i < 24_000; i++) {
      const cards = [0, 1, 2, 3, 4];
      shuffle(state, cards);
      counts.set(cards.join(), (counts.get(cards.join()) ?? 0) + 1);
    }
    expect(counts.size).toBe(120);
    expect(unevenness([...counts.values()])).toBeLessThan(FAIR);
  });

  test('brings every card of thirty to every place equally often', () => {
    const state = seedRandom(generator, seedFor(generator));
    const counts = Array.from({ length: 900 }, () => 0);
    for (let i = 0; i < 9000; i++) {
      const cards = Array.from({ length: 30 }, (_, card) => card);
      shuffle(state, cards);
      for (const [place, card] of cards.entries()) {
        counts[place * 30 + card] = (counts[place * 30 + card] ?? 0) + 1;
      }
    }
    expect(unevenness(counts)).toBeLessThan(FAIR);
  });

  test.each([2, 3, 6, 7, 10, 62])('draws numbers below %i equally often', (below) => {
    const state = seedRandom(generator, seedFor(generator));
    const counts = Array.from({ length: below }, () => 0);
    for (let i = 0; i < 2000 * below; i++) {
      const drawn = randomBelow(state, below);
      counts[drawn] = (counts[drawn] ?? 0) + 1;
    }
    expect(counts).toHaveLength(below);
    expect(unevenness(counts)).toBeLessThan(FAIR);
  });

  test('gives the same for the same seed, and something else for another', () => {
    const shuffled = (seed: string): number[] => {
      const cards = Array.from({ length: 40 }, (_, card) => card);
      shuffle(seedRandom(generator, seed), cards);
      return cards;
    };
    const other = generator === 'secure' ? '5eee'.repeat(16) : 'odd';
    expect(shuffled(seedFor(generator))).toEqual(shuffled(seedFor(generator)));
    expect(shuffled(seedFor(generator))).not.toEqual(shuffled(other));
  });

  test('keeps a state that can be written down and gone on with', () => {
    const state = seedRandom(generator, seedFor(generator));
    for (let i = 0; i < 21; i++) randomBelow(state, 10);
    const copy = JSON.parse(JSON.stringify(state)) as number[];
    const next = (from: number[]) => Array.from({ length: 40 }, () => randomBelow(from, 1000));
    expect(next(copy)).toEqual(next(state));
  });
});

const wish = {
  players: ['Ann', 'Bob'],
  kingdom: FIRST_GAME,
};

describe('the set-up names its generator', () => {
  test('fast, if it names none', () => {
    expect(completeSetup({ ...wish, seed: 'x' }).generator).toBe('fast');
    expect(newGame({ ...wish, seed: 'x' }).setup.generator).toBe('fast');
  });

  test('the two deal differently from the same seed', () => {
    const seed = 'ab'.repeat(32);
    const dealt = (generator: 'fast' | 'secure') => newGame({ ...wish, seed, generator }).random;
    expect(dealt('secure')).not.toEqual(dealt('fast'));
  });

  test('no other', () => {
    const generator = 'dice' as 'fast';
    expect(codeOf(() => newGame({ ...wish, seed: 'x', generator }))).toBe('bad-generator');
  });

  const badSeeds = [
    '',
    '7',
    '0'.repeat(63),
    '0'.repeat(65),
    `${'0'.repeat(63)}g`,
    `0x${'0'.repeat(62)}`,
    ` ${'0'.repeat(63)}`,
  ];

  test.each(badSeeds)('a seed of the secure one is 64 hexadecimal digits, not "%s"', (seed) => {
    expect(codeOf(() => newGame({ ...wish, seed, generator: 'secure' }))).toBe('bad-seed');
    expect(codeOf(() => completeSetup({ ...wish, seed, generator: 'secure' }))).toBe('bad-seed');
  });

  test('capital and small digits are the same seed', () => {
    const small = newGame({ ...wish, seed: 'abcdef01'.repeat(8), generator: 'secure' });
    const capital = newGame({ ...wish, seed: 'ABCDEF01'.repeat(8), generator: 'secure' });
    expect(capital.random).toEqual(small.random);
  });
});
