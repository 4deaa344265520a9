import { expect, test } from 'vitest';
import {
  baseCost,
  cardIds,
  coloursOf,
  kindOf,
  makes,
  sortCards,
  stackCards,
  typesOf,
  worthOf,
} from '../../src/cards/facts.ts';

test('a hand is sorted: Actions, Treasures, Curses, Victory cards, by cost and then by name', () => {
  const names: Readonly<Record<string, string>> = {
    smithy: 'Kovácsműhely',
    militia: 'Polgárőrség',
    spy: 'Kém',
  };
  const hand = [
    'estate',
    'curse',
    'gold',
    'copper',
    'harem',
    'militia',
    'smithy',
    'spy',
    'village',
    'great-hall',
    'copper',
  ];
  expect(sortCards(hand, (card) => names[card] ?? card)).toEqual([
    'great-hall',
    'village',
    'spy',
    'smithy',
    'militia',
    'copper',
    'copper',
    'gold',
    'harem',
    'curse',
    'estate',
  ]);
});

test('equal cards lie together', () => {
  expect(stackCards(['copper', 'estate', 'copper', 'copper'])).toEqual([
    { card: 'copper', count: 3 },
    { card: 'estate', count: 1 },
  ]);
});

test('a frame has the colours of the types', () => {
  expect(coloursOf('village')).toEqual(['action']);
  expect(coloursOf('witch')).toEqual(['action']);
  expect(coloursOf('moat')).toEqual(['reaction']);
  expect(coloursOf('nobles')).toEqual(['action', 'victory']);
  expect(coloursOf('harem')).toEqual(['treasure', 'victory']);
  expect(coloursOf('duke')).toEqual(['victory']);
  expect(coloursOf('curse')).toEqual(['curse']);
});

test('numbers that are printed on cards', () => {
  expect(makes('gold')).toEqual({ coins: 3, potions: 0 });
  expect(makes('potion')).toEqual({ coins: 0, potions: 1 });
  // An Action may make coins too, but it is no money; the Philosopher's Stone has to count first.
  expect(makes('woodcutter')).toEqual({ coins: 0, potions: 0 });
  expect(makes('philosophers-stone')).toEqual({ coins: 0, potions: 0 });
  expect(cardIds.filter((card) => worthOf(card) !== null)).toEqual([
    'estate',
    'duchy',
    'province',
    'curse',
    'great-hall',
    'harem',
    'nobles',
  ]);
  expect(worthOf('curse')).toBe(-1);
  expect(baseCost('possession')).toEqual({ coins: 6, potions: 1 });
});

test('a home-made card is taken as it comes', () => {
  expect(typesOf('dragon')).toEqual([]);
  expect(kindOf('dragon')).toBe('action');
  expect(sortCards(['copper', 'dragon'], (card) => card)).toEqual(['dragon', 'copper']);
});
