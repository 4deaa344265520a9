// Above each card stands a line that says what it is for.

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { CardSetName } from '../src/index.ts';
import { SETS, allCards, setOfCard } from '../src/index.ts';

const sets = SETS.filter((set) => set !== 'own');
const idsOf = (set: CardSetName): string[] =>
  allCards.map(({ id }) => id).filter((id) => setOfCard(id) === set);

describe.each(sets)('the cards of %s', (set) => {
  const source = readFileSync(new URL(`../src/cards/${set}.ts`, import.meta.url), 'utf8');
  // A card is an entry of the list: it begins two spaces in, and the first text in quotes is its id.
  const entries = [...source.matchAll(/^(?<above>.*)\n {2}\w+\([^']*'(?<id>[^']+)'/gm)].map(
    ({ groups }) => groups,
  );

  test('are found in its file', () => {
    expect(entries.map((entry) => entry?.['id'])).toEqual(idsOf(set));
  });

  test.each(entries.map((entry) => [entry?.['id'], entry?.['above']]))('%s has its gist', (_id, above) => {
    expect(above).toMatch(/^ {2}\/\/ \p{Lu}.+\.$/u);
  });
});

test.each(sets.filter((set) => set !== 'basic'))('the cards of %s stand in alphabetical order', (set) => {
  expect(idsOf(set)).toEqual(idsOf(set).toSorted());
});
