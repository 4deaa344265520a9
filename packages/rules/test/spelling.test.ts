// What of a name's spelling does not matter, and which names may be meant by one that does not exist.

import { describe, expect, test } from 'vitest';
import {
  editDistance,
  fold,
  nearest,
  nearestNames,
  normalise,
  umlautsSpelledOut,
  withoutAccents,
} from '../src/index.ts';

describe('spelling that does not matter', () => {
  test.each([
    ['Throne Room', 'throne-room', 'throneroom'],
    ['  THRONE__room ', 'throne-room', 'throneroom'],
    ['Philosopher’s Stone', 'philosophers-stone', 'philosophersstone'],
    ['Összeesküvő', 'osszeeskuvo', 'osszeeskuvo'],
    ['Złodziej', 'zlodziej', 'zlodziej'],
    ['Große Halle', 'grosse-halle', 'grossehalle'],
    ['村庄', '村庄', '村庄'],
    ['--', '', ''],
  ])('"%s" is %s, or %s', (typed, folded, normal) => {
    expect(fold(typed)).toBe(folded);
    expect(normalise(typed)).toBe(normal);
    expect(fold(typed.normalize('NFD'))).toBe(folded);
  });

  test('accents go, all else stays', () => {
    expect(withoutAccents('Jós medence!')).toBe('jos medence!');
  });

  test('umlauts as they are typed without them', () => {
    expect(umlautsSpelledOut('Verschwörer')).toBe('verschwoerer');
  });
});

describe('edits', () => {
  test.each([
    ['moat', 'moat', 0],
    ['moat', 'most', 1],
    ['moat', 'maot', 1],
    ['moat', 'mot', 1],
    ['moat', 'moats', 1],
    ['', 'moat', 4],
    ['platinum', 'patikus', 3],
  ])('from "%s" to "%s": %i', (a, b, edits) => {
    expect(editDistance(a, b)).toBe(edits);
    expect(editDistance(b, a)).toBe(edits);
  });
});

describe('names that may be meant', () => {
  test('are near for their length, nearest first, as they were given', () => {
    expect(nearestNames('vilage', ['Moat', 'Mining Village', 'Village'])).toEqual(['Village']);
    expect(nearestNames('Village', ['Mining Village', 'Villages'])).toEqual(['Villages', 'Mining Village']);
    expect(nearestNames('platinum', ['Patikus'])).toEqual([]);
    expect(nearestNames('cat', ['Bat', 'Dog'])).toEqual(['Bat']);
    expect(nearestNames('!', ['Bat'])).toEqual([]);
  });

  test('come by rank before they come by nearness, each thing once', () => {
    const things = [
      { id: 1, name: 'Kowacs!', isForeign: true },
      { id: 1, name: 'Kovácz', isForeign: false },
      { id: 2, name: 'Kowacz', isForeign: true },
    ];
    const near = nearest('Kowaczs', things, {
      spellingOf: ({ name }) => name,
      rankOf: ({ isForeign }) => (isForeign ? 1 : 0),
      keyOf: ({ id }) => id,
    });
    expect(near.map(({ name }) => name)).toEqual(['Kovácz', 'Kowacz']);
  });
});
