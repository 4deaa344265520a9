// The words that a learner can meet are explained in the book, in every language, and stand on cards.

import { LANGUAGES } from '@tenfold/i18n/languages';
import { expect, test } from 'vitest';
import { loadTerms } from '../../src/learn/met-terms.ts';

test.each(LANGUAGES)('each word is called as the book does, and is met on a card: %s', async (language) => {
  const terms = await loadTerms(language, 'usual');
  expect(terms.filter(({ title, cards }) => title === '' || cards.length === 0)).toEqual([]);
  expect(new Set(terms.map(({ title }) => title)).size).toBe(terms.length);
  expect(new Set(terms.map(({ address }) => address)).size).toBe(terms.length);
});

test('a card shows the words that it says', async () => {
  const terms = await loadTerms('en', 'usual');
  const on = (card: string): string[] =>
    terms.filter(({ cards }) => cards.includes(card)).map(({ address }) => address);
  expect(on('steward')).toEqual([
    '/rules/terms#plus-cards',
    '/rules/terms#plus-coins',
    '/rules/terms#trash',
    '/rules/choices#choosing',
  ]);
  expect(on('moat')).toContain('/rules/attacks#reactions');
  expect(on('familiar')).toEqual(expect.arrayContaining(['/rules/attacks', '/rules/potion']));
});
