// What the panel shows beside the price: the sentence in four languages, the list, the hill.

import { LANGUAGES } from '@tenfold/i18n/languages';
import type { KnownCard } from '@tenfold/sim/core';
import { neighboursIn, worthReference } from '@tenfold/sim/core';
import { expect, test } from 'vitest';
import { worthWords } from '../../../src/words/worth/index.ts';
import { GROUND, hillPath, placeOf } from '../../../src/workshop/worth/hill.ts';
import { rowsAround } from '../../../src/workshop/worth/known-rows.ts';
import { priceSentence, standingSentence, whatItDoes } from '../../../src/workshop/worth/panel-words.ts';

const known = neighboursIn(worthReference());
const cardAt = (place: number): KnownCard => {
  const card = known.at(place);
  if (card === undefined) throw new Error('too few cards are known');
  return card;
};
const nameOf = (id: string): string => `<${id}>`;

test.each(LANGUAGES)('the sentence names its neighbours: %s', async (language) => {
  const said = await worthWords[language]();
  const between = priceSentence(said, { moreThan: 'a', lessThan: 'b', isBeyond: false }, nameOf).after;
  expect(between).toMatch(/<a>.*<b>/);
  expect(priceSentence(said, { moreThan: 'a', lessThan: null, isBeyond: false }, nameOf).after).toContain(
    '<a>',
  );
  expect(priceSentence(said, { moreThan: null, lessThan: 'b', isBeyond: false }, nameOf).after).toContain(
    '<b>',
  );
  expect(
    priceSentence(said, { moreThan: null, lessThan: null, isBeyond: false }, nameOf).after,
  ).not.toContain('<');
  expect(priceSentence(said, { moreThan: 'a', lessThan: null, isBeyond: true }, nameOf)).toEqual(said.beyond);
});

test.each(LANGUAGES)(
  'it says how many cards of each price are beaten, up to the first of none: %s',
  async (language) => {
    const said = await worthWords[language]();
    const standing = (price: number, beaten: number) => ({ price, cards: 9, beaten });
    const numbers = (sentence: string): number[] =>
      (sentence.match(/\d+/g) ?? []).map(Number).sort((a, b) => a - b);
    const some = standingSentence(said, [standing(2, 7), standing(3, 5), standing(4, 0), standing(6, 0)]);
    expect(numbers(some)).toEqual([0, 2, 3, 4, 5, 7, 9, 9, 9]);
    expect(numbers(standingSentence(said, [standing(2, 0), standing(3, 0)]))).toEqual([0, 2, 9]);
  },
);

test.each(LANGUAGES)('every language says the same things: %s', async (language) => {
  const english = await worthWords.en();
  const said = await worthWords[language]();
  expect(Object.keys(said)).toEqual(Object.keys(english));
  expect(Object.keys(said.reasons)).toEqual(Object.keys(english.reasons));
  expect(Object.keys(said.limitOf)).toEqual(Object.keys(english.limitOf));
});

test('the list has the neighbours, those that the sentence names, and both ends', () => {
  const share = (cardAt(2).weighed.share + cardAt(3).weighed.share) / 2;
  const named = cardAt(10).id;
  const rows = rowsAround(known, share, [named], 8);
  expect(rows).toHaveLength(8);
  expect(rows.map(({ id }) => id)).toEqual(
    expect.arrayContaining([0, 2, 3, 10, -1].map((place) => cardAt(place).id)),
  );
  const shares = rows.map((row) => row.share);
  expect(shares).toEqual(shares.toSorted((a, b) => a - b));
});

test('before anything is known the list covers the whole range', () => {
  const ids = rowsAround(known, null, [], 6).map(({ id }) => id);
  expect(ids).toHaveLength(6);
  expect(ids[0]).toBe(cardAt(0).id);
  expect(ids.at(-1)).toBe(cardAt(-1).id);
});

test('what lies beyond the coins stands at the end', () => {
  expect(placeOf(0)).toBe(placeOf(2));
  expect(placeOf(11)).toBe(placeOf(7));
  expect(hillPath(4, 1)).toMatch(new RegExp(`^M${placeOf(2)} ${GROUND}L.* ${GROUND}z$`));
});

test('name and price of a card change nothing of what it does', () => {
  const card = {
    id: 'one',
    types: ['Action'],
    cost: { coins: 3, potions: 0 },
    play: [{ do: 'plusCards', n: 2 }],
  } as const;
  expect(whatItDoes({ ...card, id: 'two', cost: { coins: 5, potions: 1 } })).toBe(whatItDoes(card));
  expect(whatItDoes({ ...card, play: [{ do: 'plusCards', n: 3 }] })).not.toBe(whatItDoes(card));
});
