// A text that is no kingdom: everything that is wrong with it is told at once, each with its remedy.

import { expect, test } from 'vitest';
import { KingdomError, readKingdom, tryKingdom } from '../src/index.ts';

const TEXT = 'celler, market, milita, gold, market, moat, remodel, smithy, village';

test('every bad name is told, in the order of the text, and the size at last', () => {
  const { cards, troubles } = tryKingdom(TEXT);
  expect(troubles).toMatchObject([
    { code: 'unknown-card', card: 'celler', nearest: ['cellar'] },
    { code: 'unknown-card', card: 'milita', nearest: ['militia'] },
    { code: 'basic-card', card: 'gold' },
    { code: 'repeated-card', card: 'market' },
    { code: 'kingdom-size', count: 9 },
  ]);
  expect(cards).toEqual(['market', 'moat', 'remodel', 'smithy', 'village']);
});

test('the error says all of it, a line each', () => {
  const lines = messageOf(() => readKingdom(TEXT)).split('\n');
  expect(lines).toHaveLength(5);
  expect(lines[0]).toContain('do you mean cellar?');
  expect(lines[1]).toContain('do you mean militia?');
});

test('one thing alone is told as it is', () => {
  const text = 'celler.market.militia.mine.moat.remodel.smithy.village.woodcutter.workshop';
  expect(tryKingdom(text).troubles).toMatchObject([{ code: 'unknown-card' }]);
  expect(messageOf(() => readKingdom(text))).toBe('kingdom: there is no card "celler"; do you mean cellar?');
});

function messageOf(attempt: () => unknown): string {
  try {
    attempt();
  } catch (error) {
    if (error instanceof KingdomError) return error.message;
    throw error;
  }
  throw new Error('it should be refused');
}
