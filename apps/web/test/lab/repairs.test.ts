// What the page offers to write in place of what is wrong.

import { parseStrategy } from '@tenfold/bots';
import { describe, expect, test } from 'vitest';
import { asSentence, placeOfError, repairsOf } from '../../src/lab/repairs.ts';

describe('what can be written instead', () => {
  test.each([
    ['buy Smity', 'Smithy'],
    ['by Smithy', 'buy'],
    ['buy Gold when money > 6', 'coins'],
    ['buy Gold when total money > 6 and money > 3', 'total money'],
    ['buy Gold when points > 6', 'my points'],
    ['buy Gold if coins > 6', 'when'],
    ['buy Gold when coins > 6, turn > 3', ' and'],
    ['with Chapel trash Estate and Copper', ','],
    ['buy Gold, Silver', '\nbuy Silver'],
    ['buy Gold when 2 < own < 5', '2 < own and own < 5'],
    ['buy Gold when opponent Province > 2', 'opponent owns Province'],
    ['buy Gold when opponents Province > 2', 'opponents own Province'],
    ['buy Gold when Gold in deck > 2', 'Gold unseen'],
    ['buy Gold when Gold > 2', 'own Gold'],
    ['with Minion choose gold', 'coins'],
    ['with Minion choose', ' coins'],
    ['guard of', 'off'],
  ])('in "%s" is among others "%s", and it is right then', (line, by) => {
    const text = `strategy Wrong\nbuy Province\n${line}\nbuy Silver\n`;
    const [error] = parseStrategy(text).errors;
    if (error === undefined) throw new Error('nothing is wrong');
    expect(repairsOf(error)).toContain(by);
    const { from, to } = placeOfError(text, error);
    for (const one of repairsOf(error)) {
      expect(parseStrategy(text.slice(0, from) + one + text.slice(to)).errors).toEqual([]);
    }
  });

  test('is nothing where only the writer knows', () => {
    const [error] = parseStrategy('strategy Wrong\nbuy Gold when coins >\n').errors;
    expect(error === undefined ? null : repairsOf(error)).toEqual([]);
  });
});

test('what is wrong and what to do are sentences', () => {
  expect(asSentence('do you mean Smithy?')).toBe('Do you mean Smithy?');
  expect(asSentence('"," is not understood here')).toBe('"," is not understood here.');
  expect(asSentence('írj egyet')).toBe('Írj egyet.');
});
