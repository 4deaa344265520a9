import { CARD_IDS, LANGUAGES, cardName, cardOtherNames } from '@tenfold/i18n';
import { expect, test } from 'vitest';
import { fit, widthOf } from '../../src/cards/fit.ts';

const room = { width: 88, most: 14, mostInTwoLines: 12 };

test('a short name has the largest letters, a long one smaller', () => {
  expect(fit('Mine', room)).toEqual({ size: 14, lines: 1 });
  const long = fit('Ratsversammlung', room);
  expect(long.lines).toBe(1);
  expect(long.size).toBeLessThan(14);
});

test('a name goes into a second line only where that makes it larger', () => {
  expect(fit('Kereskedelmi ügynökség', room)).toEqual({ size: 12, lines: 2 });
  expect(fit('Sala Obrad', room).lines).toBe(1);
});

test('an accent takes no room', () => {
  expect(widthOf('Őrszobáé')).toBe(widthOf('Orszobae'));
});

test('every name of every printing fits a card in the hand at a size that can be read', () => {
  const names = LANGUAGES.flatMap((language) =>
    CARD_IDS.flatMap((card) => [cardName(card, language), ...cardOtherNames(card, language)]),
  );
  // In hundredths of the width of the card: 10 are 11 pixels on a card of 110.
  const small = names.filter((name) => fit(name, { width: 88, most: 14.5, mostInTwoLines: 14 }).size < 10);
  expect(small).toEqual([]);
});
