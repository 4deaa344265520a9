import { CARD_IDS, LANGUAGES, cardName, cardOtherNames } from '@tenfold/i18n';
import { expect, test } from 'vitest';
import { fit, widthOf } from '../../src/cards/fit.ts';
import { withSoftHyphens } from '../../src/cards/hyphens.ts';

const room = { width: 88, most: 14, mostInTwoLines: 12, least: 0 };

test('a short name has the largest letters, a long one smaller', () => {
  expect(fit('Mine', room)).toEqual({ size: 14, lines: 1, text: 'Mine' });
  const long = fit('Ratsversammlung', room);
  expect(long.lines).toBe(1);
  expect(long.size).toBeLessThan(14);
});

test('a name goes into a second line only where that makes it larger', () => {
  expect(fit('Kereskedelmi ügynökség', room)).toMatchObject({ size: 12, lines: 2 });
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
  const small = names.filter(
    (name) => fit(name, { width: 88, most: 14.5, mostInTwoLines: 14, least: 0 }).size < 10,
  );
  expect(small).toEqual([]);
});

test('a word breaks before its letters get too small to be read, and only then', () => {
  const name = 'Kräuterkundiger';
  const broken = withSoftHyphens(name);
  expect(broken).toBe('Kräuter\u00ADkundiger');
  expect(fit(name, { ...room, least: 13 }, broken)).toMatchObject({ lines: 2, text: broken });
  expect(fit(name, { ...room, least: 11 }, broken)).toMatchObject({ lines: 1, text: name });
});

test('on a phone every name has a line that fits it at eleven pixels, or two', () => {
  // A card of 65 pixels in units of 0.74, as Card.svelte has it; the reckoned widths are on the wide side.
  const thumb = { width: 82, most: 16.5, mostInTwoLines: 15, least: 14.8 };
  const names = LANGUAGES.flatMap((language) =>
    CARD_IDS.flatMap((card) => [cardName(card, language), ...cardOtherNames(card, language)]),
  );
  const small = names.filter((name) => fit(name, thumb, withSoftHyphens(name)).size < 13.6);
  expect(small).toEqual([]);
});
