import { cardTrouble } from '@tenfold/i18n/card-troubles';
import { LANGUAGES } from '@tenfold/i18n/languages';
import { allCards } from '@tenfold/rules';
import { expect, test } from 'vitest';
import { OwnCards, ownCardName, readOwnCard } from '../src/index.ts';

const mill = {
  definition: {
    id: 'old-mill',
    types: ['Action'],
    cost: { coins: 4, potions: 0 },
    play: [{ do: 'plusCards', n: 2 }],
  },
  names: { en: 'Old Mill', hu: 'Öreg malom' },
  emblem: 'windmill',
  scene: 'river',
};

const allTroublesOf = (data: unknown) => readOwnCard(data).troubles;
/** As they are told in English. */
const troublesOf = (data: unknown) => allTroublesOf(data).map(({ where, what }) => ({ where, what }));

test('a card that is whole comes through as it is', () => {
  expect(readOwnCard(mill)).toEqual({ card: mill, troubles: [] });
});

test('every card of ours would pass under an id of its own', () => {
  for (const card of allCards) {
    const definition = { ...card, id: `my-${card.id}` };
    expect(troublesOf({ definition, names: { de: 'Meine' } })).toEqual([]);
  }
});

test('all that is wrong is told, each with its place', () => {
  const broken = {
    definition: { ...mill.definition, play: [{ do: 'explode' }, { do: 'plusCards', n: -1 }] },
    names: { en: '<b>Mill</b>', pl: 'x'.repeat(31) },
    scene: '../etc',
    more: 1,
  };
  const places = troublesOf(broken).map(({ where }) => where);
  expect(places).toEqual([
    'definition.play[0].do',
    'definition.play[1].n',
    'names.en',
    'names.pl',
    'scene',
    'card',
  ]);
});

test('what has the wrong shape is told with its remedy', () => {
  const heap = 'x'.repeat(5000);
  expect(troublesOf(null)).toEqual([{ where: 'card', what: 'must be an object: {…}' }]);
  expect(troublesOf({ definition: null, emblem: 'a:b', [heap]: 1 })).toEqual([
    { where: 'definition', what: 'must be an object: {…}' },
    { where: 'names', what: 'must be an object: {…}, and is missing' },
    { where: 'emblem', what: 'must be the name of a picture: small letters, digits and hyphens' },
    { where: 'card', what: expect.stringMatching(/^must have nothing else in it: x{1,271}$/) as unknown },
  ]);
  expect(
    troublesOf({ ...mill, definition: { ...mill.definition, types: ['Night'], cost: { coins: 1.5 } } }),
  ).toEqual([
    { where: 'definition.types.0', what: expect.stringMatching(/^must be one of Action, /) as unknown },
    { where: 'definition.cost.coins', what: 'must be a whole number' },
    { where: 'definition.cost.potions', what: 'must be a whole number, and is missing' },
  ]);
});

test('whatever is wrong is told in each language, with what must be there instead', () => {
  const wrongs: readonly unknown[] = [
    null,
    { ...mill, names: {} },
    { ...mill, names: { en: ' ' } },
    { ...mill, emblem: 'A' },
    { ...mill, more: 1 },
    { ...mill, definition: { ...mill.definition, id: 'smithy' } },
    { ...mill, definition: { ...mill.definition, id: 'Old Mill' } },
    { ...mill, definition: { ...mill.definition, types: ['Night'] } },
    { ...mill, definition: { ...mill.definition, play: [{ do: 'explode' }] } },
    { ...mill, definition: { ...mill.definition, play: [{ do: 'plusCards', n: -1 }] } },
  ];
  for (const data of wrongs) {
    for (const trouble of allTroublesOf(data)) {
      const told = LANGUAGES.map((language) => cardTrouble(trouble, language));
      expect(new Set(told).size).toBe(LANGUAGES.length);
      expect(trouble.demand.needs).not.toBe('other');
      for (const sentence of told) {
        expect(sentence).not.toMatch(/undefined|NaN|\[object/);
        expect(sentence.length).toBeLessThanOrEqual(301);
      }
    }
  }
  const told = allTroublesOf({
    ...mill,
    definition: { ...mill.definition, play: [{ do: 'plusCards', n: -1 }] },
  });
  expect(told.map((one) => `${one.where}: ${cardTrouble(one, 'de')}`)).toEqual([
    'definition.play[0].n: muss eine ganze Zahl von 0 bis 1000 sein',
  ]);
});

test.each([
  ['the id of another card', { ...mill, definition: { ...mill.definition, id: 'smithy' } }],
  ['no name at all', { ...mill, names: {} }],
  ['a name that runs backwards', { ...mill, names: { en: 'Mill\u202Ellim' } }],
  ['a name of two lines', { ...mill, names: { en: 'Old\nMill' } }],
  ['a name with spaces at its end', { ...mill, names: { en: 'Mill ' } }],
  ['a heap of accents', { ...mill, names: { en: `M${'\u0301'.repeat(20)}` } }],
  ['a language that we do not speak', { ...mill, names: { fr: 'Moulin' } }],
  ['no card', null],
  ['a list', [mill]],
])('%s is refused', (_what, data) => {
  expect(readOwnCard(data).card).toBeNull();
});

test('cards of one game have different ids', () => {
  expect(OwnCards.safeParse([mill, mill]).success).toBe(false);
  expect(OwnCards.safeParse([mill]).success).toBe(true);
});

test('a name is that of the language, or of another, or the id', () => {
  const { card } = readOwnCard(mill);
  expect(card && ownCardName(card, 'hu')).toBe('Öreg malom');
  expect(card && ownCardName(card, 'de')).toBe('Old Mill');
  expect(card && ownCardName({ ...card, names: {} }, 'pl')).toBe('Old Mill');
});
