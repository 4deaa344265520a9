import { allCards, kingdoms } from '@tenfold/rules';
import { expect, test } from 'vitest';
import { CARD_IDS, findKingdom } from '../src/index.ts';

test('every card of the rules has its texts, and no text is of no card', () => {
  expect([...CARD_IDS].toSorted()).toEqual(allCards.map((card) => card.id).toSorted());
});

test('every recommended kingdom of the rules has its name', () => {
  for (const { id } of kingdoms) expect(findKingdom(id)).toEqual({ id });
});
