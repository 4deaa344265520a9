import { readFileSync } from 'node:fs';
import { allCards, setOfCard } from '@tenfold/rules';
import { expect, test } from 'vitest';
import type { Ruling } from '../../src/cards/rulings.ts';
import { rulingsOf } from '../../src/cards/rulings.ts';

const rulings = JSON.parse(
  readFileSync(new URL('../../../../rulings/rulings.json', import.meta.url), 'utf8'),
) as readonly Ruling[];

const prefixes = (card: string): string[] => [
  ...new Set(rulingsOf(card, rulings).map(({ id }) => id.slice(0, id.lastIndexOf('-')))),
];

test('every card of the three boxes has rulings of its own', () => {
  const without = allCards
    .filter(({ id }) => setOfCard(id) !== 'basic')
    .filter(({ id }) => rulingsOf(id, rulings).length === 0);
  expect(without).toEqual([]);
});

test('a card has the rulings about itself, wherever they stand', () => {
  expect(prefixes('philosophers-stone')).toContain('ALC-STONE');
  expect(prefixes('pawn')).toEqual(expect.arrayContaining(['INT-PAWN', 'INT-EX-PAWN']));
  expect(prefixes('moat')).toEqual(expect.arrayContaining(['INT-MOAT', 'BASE-MOAT']));
  expect(prefixes('potion')).toEqual(expect.arrayContaining(['ALC-POTION']));
  expect(prefixes('bridge')).toContain('INT-BRIDGE');
});

test('how it meets others counts, but not a card whose name is part of another', () => {
  const made: Ruling[] = [
    { id: 'X-1', topic: 'Interactions', statement: 'Two Villages and a Mining Village.' },
    { id: 'X-2', topic: 'Interactions', statement: 'A Mining Village is trashed while digging in a mine.' },
    { id: 'X-3', topic: 'Set-up', statement: 'A Village.' },
  ];
  const ids = (card: string): string[] => rulingsOf(card, made).map(({ id }) => id);
  expect(ids('village')).toEqual(['X-1']);
  expect(ids('mining-village')).toEqual(['X-1', 'X-2']);
  expect(ids('mine')).toEqual([]);
});
