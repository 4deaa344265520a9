import { expect, test } from 'vitest';
import { withLikelyHyphens, withSoftHyphens } from '../../src/cards/hyphens.ts';

const shown = (name: string): string => name.replaceAll('\u00AD', '|');

test.each([
  ['Laternenanzünder', 'Later|ne|nan|zün|der'],
  ['Lámpagyújtogató', 'Lám|pa|gyúj|to|gató'],
  ['Bibliotekarz', 'Bib|lio|te|karz'],
  ['Great Lamplighters', 'Great Lamp|ligh|ters'],
  ['Lamp', 'Lamp'],
  ['Wwwwwwwwwwwwwww', 'Wwwwwwwwwwwwwww'],
])('the made-up name %s may break as %s', (name, broken) => {
  expect(withLikelyHyphens(name).replaceAll('\u00AD', '')).toBe(name);
  expect(shown(withLikelyHyphens(name))).toBe(broken);
});

test('the names of the boxes break where they are written to', () => {
  expect(shown(withSoftHyphens('Eingeborenendorf'))).toBe('Einge|bore|nen|dorf');
  expect(shown(withSoftHyphens('Szőlőskert'))).toBe('Szőlős|kert');
});
