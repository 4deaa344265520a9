import { LANGUAGES, cardName, cardOtherNames, cardText, isCardId } from '@tenfold/i18n';
import { allCards } from '@tenfold/rules';
import { expect, test } from 'vitest';
import type { Wanted } from '../../src/cards/find-cards.ts';
import { COSTS, findCards, readWanted, writeWanted } from '../../src/cards/find-cards.ts';

const ANY: Wanted = { set: null, type: null, cost: null, name: '' };

const names = (card: string): string[] =>
  isCardId(card)
    ? LANGUAGES.flatMap((language) => [cardName(card, language), ...cardOtherNames(card, language)])
    : [];
const find = (wanted: Partial<Wanted>): string[] =>
  findCards({ ...ANY, ...wanted }, names, (card) => (isCardId(card) ? cardText(card, 'en') : ''));

test('all of them, unless something is wanted', () => {
  expect(find({})).toEqual(allCards.map(({ id }) => id));
});

test('by box, type and cost together', () => {
  expect(find({ set: 'intrigue', type: 'Attack', cost: 5 })).toEqual(['minion', 'saboteur', 'torturer']);
});

test('a cost with a Potion is found as such and not by its coins', () => {
  expect(find({ set: 'alchemy', cost: 'potion' })).toHaveLength(10);
  expect(find({ set: 'alchemy', cost: 2 })).toEqual(['herbalist']);
  expect(COSTS).toEqual([0, 2, 3, 4, 5, 6, 8]);
});

test('by name in any language and printing, however it is typed', () => {
  expect(find({ name: 'wioska g' })).toEqual(['mining-village']);
  expect(find({ name: 'KOVACS' })).toEqual(['smithy']);
  expect(find({ name: 'bruecke' })).toEqual(['bridge']);
  expect(find({ name: 'Brücke' })).toEqual(['bridge']);
  expect(find({ name: 'hűbéres' })).toEqual(['tribute']);
  expect(find({ name: 'zlodziej' })).toEqual(['thief']);
  expect(find({ name: 'xyzzy' })).toEqual([]);
});

test('by words of its text, or how they begin', () => {
  const trashing = find({ name: 'trash' });
  for (const card of ['chapel', 'remodel', 'upgrade', 'saboteur']) expect(trashing).toContain(card);
  expect(trashing).not.toContain('village');
  expect(find({ set: 'base', name: 'gain silver deck' })).toEqual(['bureaucrat']);
  expect(find({ name: 'up' })).not.toContain('chapel');
});

test('what is wanted is written into the address and read from it', () => {
  const wanted: Wanted = { set: 'alchemy', type: 'Action', cost: 'potion', name: 'gó lem' };
  expect(readWanted(new URLSearchParams(writeWanted(wanted)))).toEqual(wanted);
  expect(writeWanted(ANY)).toBe('');
  expect(readWanted(new URLSearchParams('set=prosperity&type=Event&cost=99'))).toEqual(ANY);
});
