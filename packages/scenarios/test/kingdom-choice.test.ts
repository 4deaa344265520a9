// How a real new game comes by its ten cards and by who begins.

import { kingdoms } from '@tenfold/rules';
import { describe, expect, test } from 'vitest';
import { differencesOf, refusalOf } from './scenario.ts';

const game = (setup: string, then: string): string =>
  `title: A test\nsetup:\n  players: [Ann, Bob, Cleo]\n${setup}\nthen: ${then}`;

const PICKS = 'village, moat, witch, smithy, baron, duke, market, spy, golem, harem'.split(', ');
const pickers = (names: readonly string[]): string =>
  `  picked:\n${PICKS.map((card, at) => `    - ${names[at % names.length] ?? ''} picks ${card}`).join('\n')}`;

describe('the ten of a new game', () => {
  test.each(kingdoms.map(({ id, cards }) => [id, cards] as const))('may be recommended: %s', (id, cards) => {
    const supply = cards.map((card) => `${card}: none`).join(', ');
    const there = differencesOf(game(`  kingdom: ${id}`, `{ supply: { ${supply} } }`));
    // Each of them has a pile, of which the scenario says that there is none.
    expect(there.map(({ found }) => found)).not.toContain('no pile');
    expect(there).toHaveLength(10);
  });

  test('are dealt off the cards of the sets, another ten with another seed', () => {
    const dealt = (seed: string): readonly string[] =>
      differencesOf(
        game(
          `  dealt: [intrigue]\n  seed: ${seed}`,
          '{ supply: { pawn: none, duke: none, scout: none, minion: none } }',
        ),
      ).map(({ what }) => what);
    expect(new Set(['a', 'b', 'c', 'd', 'e'].map((seed) => dealt(seed).join())).size).toBeGreaterThan(1);
    expect(differencesOf(game('  dealt: [intrigue]', '{ sets: { intrigue: 10, base: 0 } }'))).toEqual([]);
  });

  test('are so many of each set, and the check tells when they are not', () => {
    const text = game('  dealt: { base: 7, Alchemy: 3 }', '{ sets: { base: 7, alchemy: 2, intrigue: 0 } }');
    expect(differencesOf(text)).toEqual([
      { line: 5, what: 'the number of Kingdom piles from the set alchemy', expected: '2', found: '3' },
    ]);
  });

  test('are picked clockwise, whoever picks first', () => {
    const sets = '{ sets: { base: 6, intrigue: 3, alchemy: 1 }, piles: 18, supply: { golem: 10 } }';
    expect(differencesOf(game(pickers(['Bob', 'Cleo', 'Ann']), sets))).toEqual([]);
  });

  test.each([
    ['a pick out of turn', pickers(['Ann', 'Cleo', 'Bob']), '6: it is not Cleo who picks now but Bob'],
    [
      'a card that is picked already',
      '  picked:\n    - Ann picks moat\n    - Bob picks moat',
      '6: Bob cannot pick Moat: it is picked already, is no Kingdom card of the boxes, or ten lie there',
    ],
    ['no pick', '  picked: [Ann takes moat]', '4: "Ann takes moat" is no pick; write: Ann picks pawn'],
    [
      'a set that there is not',
      '  dealt: [seaside]',
      '4: there is no set "seaside"; name one of base, intrigue, alchemy, guests, own',
    ],
    [
      'eleven cards',
      '  dealt: { base: 6, intrigue: 5 }',
      '4: ten different cards cannot be dealt so; name sets, or numbers of cards that make ten',
    ],
    [
      'two ways at once',
      '  kingdom: first-game\n  dealt: [base]',
      '5: "dealt" says once more which cards are played with; keep it or "kingdom"',
    ],
  ])('are refused: %s', (_what, setup, refusal) => {
    expect(refusalOf(game(setup, '{ over: false }'))).toBe(refusal);
  });
});

describe('who begins a new game', () => {
  const begin = (start: string, seed: string): string | undefined =>
    differencesOf(game(`  kingdom: first-game\n  start: ${start}\n  seed: ${seed}`, '{ asked: nobody }'))[0]
      ?.found;
  const SEEDS = Array.from({ length: 30 }, (_, index) => `game ${index}`);
  const starters = (start: string): readonly string[] =>
    [...new Set(SEEDS.map((seed) => begin(start, seed) ?? 'nobody'))].toSorted();

  test.each([
    ['{ won: nobody }', ['Ann', 'Bob', 'Cleo']],
    ['{ won: Ann }', ['Bob']],
    ['{ won: [Cleo] }', ['Ann']],
    ['{ won: [Ann, Cleo] }', ['Bob']],
    ['{ won: [Ann, Bob, Cleo] }', ['Ann', 'Bob', 'Cleo']],
    ['Cleo', ['Cleo']],
  ])('follows from who won the last one: %s', (start, expected) => {
    expect(starters(start)).toEqual(expected);
  });

  test('is nobody by another word', () => {
    expect(refusalOf(game('  kingdom: first-game\n  start: { lost: Ann }', '{ over: false }'))).toBe(
      '5: who starts has no "lost"; known are won',
    );
  });
});
