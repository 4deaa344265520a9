import { expect, it } from 'vitest';
import { uniqueNames } from '../src/index.ts';

it.each([
  [
    ['Ann', 'Bob', 'Ann'],
    ['Ann', 'Bob', 'Ann 2'],
  ],
  // Capitals and ways of writing a letter do not tell two apart.
  [
    ['Ann', 'ANN', 'Ａnn'],
    ['Ann', 'ANN 2', 'Ａnn 3'],
  ],
  // Nobody loses a name of his own to a number.
  [
    ['Ann', 'Ann', 'Ann 2', 'Ann'],
    ['Ann', 'Ann 3', 'Ann 2', 'Ann 4'],
  ],
])('those who share a name are numbered: %j', (names, called) => {
  expect(uniqueNames(names)).toEqual(called);
});
