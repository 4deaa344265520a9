// The table of known cards is what the command makes, and the document what the table says.

import { readFileSync } from 'node:fs';
import type { KnownTable } from '@tenfold/sim';
import {
  firstFigures,
  isReference,
  knownFigures,
  measurableCards,
  pricesLeftOut,
  referenceOf,
} from '@tenfold/sim';
import { expect, test } from 'vitest';
import type { PricedCard } from '../src/worth/accuracy.ts';
import { gainOver, interval, meanError, orderedPairs, rankCorrelation } from '../src/worth/accuracy.ts';
import { worthDocument } from '../src/worth/document.ts';

const root = new URL('../../../', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, root), 'utf8');
const table = JSON.parse(read('packages/sim/src/worth/known-cards.json')) as KnownTable;

const cardNamed = (id: string) => {
  const card = measurableCards().find((one) => one.id === id);
  if (card === undefined) throw new Error(`there is no ${id}`);
  return card;
};
const kept = (id: string) => table.cards.find((one) => one.id === id);

/** If one of these fails after a change to the bots: npm run worth -- --table */
test.each(['smithy', 'militia', 'steward'])('a sample of the table comes out the same again: %s', (id) => {
  const { alone } = firstFigures(cardNamed(id), { ...table, pricedRounds: 1 });
  expect(alone).toEqual(kept(id)?.alone);
});

test('a card is weighed again as it was: harem', () => {
  const known = kept('harem');
  if (known === undefined) throw new Error('the table has no Harem');
  const first = { card: cardNamed('harem'), priced: known.priced, alone: known.alone };
  expect(knownFigures(first, referenceOf(table).rivals, table)).toEqual(known);
});

test('the table has every card that does something when played', () => {
  expect(table.cards.map(({ id }) => id)).toEqual(measurableCards().map(({ id }) => id));
});

test('what tells a measurement from a constant answer does so', () => {
  const cards = [2, 3, 4, 5, 6].map((printed) => ({ printed, derived: printed + 1 }));
  const backwards = cards.map(({ printed }) => ({ printed, derived: 8 - printed }));
  const constant = cards.map(({ printed }) => ({ printed, derived: 4 }));
  const figures = [orderedPairs(2), rankCorrelation, meanError, gainOver(4)];
  const of = (list: readonly PricedCard[]): number[] => figures.map((figure) => figure(list));
  expect(of(cards)).toEqual([1, expect.closeTo(1), 1, expect.closeTo(0.2)]);
  expect(of(backwards)).toEqual([0, expect.closeTo(-1), expect.closeTo(2.4), expect.closeTo(-1.2)]);
  expect(of(constant)).toEqual([0.5, 0, expect.closeTo(1.2), 0]);
  const { low, high } = interval(meanError, backwards);
  expect(low).toBeLessThan(2.4);
  expect(high).toBeGreaterThan(2.4);
});

/** Half of the pairs would be in order by chance, and for who says the same of every card. */
test('the games surely know the order of the known cards', () => {
  const known = referenceOf(table).cards.filter(isReference);
  const derived = pricesLeftOut(
    known.map(({ card, weighed }) => ({ price: card.cost.coins, share: weighed.share })),
  );
  const priced = known.map(({ card }, at) => ({
    printed: card.cost.coins,
    derived: derived[at] ?? Number.NaN,
  }));
  expect(interval(orderedPairs(2), priced).low).toBeGreaterThan(0.5);
  expect(interval(orderedPairs(1), priced).low).toBeGreaterThan(0.5);
  expect(interval(rankCorrelation, priced).low).toBeGreaterThan(0);
});

/** If this fails: npm run worth */
test('the document is made from the table', () => {
  expect(read('docs/card-worth.md')).toBe(worthDocument(table));
});
