// The table of known cards is what the command makes, and the document what the table says.

import { readFileSync } from 'node:fs';
import type { KnownTable } from '@tenfold/sim';
import { firstFigures, knownFigures, measurableCards, referenceOf } from '@tenfold/sim';
import { expect, test } from 'vitest';
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

/** If this fails: npm run worth */
test('the document is made from the table', () => {
  expect(read('docs/card-worth.md')).toBe(worthDocument(table));
});
