// The titles of the scenarios are there in every language, none too many; they and the rulings name cards as the glossary
// does.

import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { fold } from '@tenfold/rules';
import { describe, expect, test } from 'vitest';
import type { Ruling } from '../../src/rulings.ts';
import { cardsOf } from '../../src/rulings.ts';
import { unnamedCards } from './named-cards.ts';

const FOLDER = fileURLToPath(new URL('../../../../rulings/', import.meta.url));

/** By file, in the order in which they stand in it. */
type Titles = Readonly<Record<string, readonly string[]>>;

const english: Titles = Object.fromEntries(
  globSync('*/*.yaml', { cwd: FOLDER })
    .toSorted()
    .map((path) => [
      path.replaceAll('\\', '/').replace(/\.yaml$/, ''),
      [...readFileSync(FOLDER + path, 'utf8').matchAll(/^title: (.+)$/gm)].map(([, title = '']) => title),
    ]),
);

/** The cards that an English text names. */
const named = (text: string): readonly string[] =>
  cardsOf({ id: '', topic: 'Interactions', statement: text }).filter(
    (id) => id !== 'possession' || text.includes('Possession'),
  );

const read = (file: string): unknown => JSON.parse(readFileSync(FOLDER + file, 'utf8'));
const rulings = read('rulings.json') as readonly Ruling[];

describe.each(['hu', 'pl', 'de'] as const)('the titles of the scenarios in %s', (language) => {
  const titles = read(`translations/titles/${language}.json`) as Titles;
  const pairs = Object.entries(english).flatMap(([file, list]) =>
    list.map((title, place) => [title, titles[file]?.[place] ?? ''] as const),
  );

  test('are all there, and no others', () => {
    const counts = (all: Titles): Record<string, number> =>
      Object.fromEntries(Object.entries(all).map(([file, list]) => [file, list.length]));
    expect(counts(titles)).toEqual(counts(english));
    expect(pairs.filter(([, title]) => title.trim() === '' || title.endsWith('.'))).toEqual([]);
  });

  test('are no longer English, and none is like another', () => {
    expect(pairs.filter(([before, after]) => before === after)).toEqual([]);
    const all = pairs.map(([, title]) => title);
    expect(all.filter((title, at) => all.indexOf(title) !== at)).toEqual([]);
  });

  test('lose no number on the way', () => {
    const numbers = (title: string): string => (title.match(/\d+/g) ?? []).toSorted().join(' ');
    expect(pairs.filter(([before, after]) => numbers(before) !== numbers(after))).toEqual([]);
  });

  test('name every card by its name in the glossary', () => {
    const unnamed = pairs
      .map(([before, after]) => [after, unnamedCards(language, after, named(before))] as const)
      .filter(([, cards]) => cards.length > 0);
    expect(unnamed).toEqual([]);
  });

  test('and so does every ruling, but for the card that it belongs to', () => {
    const statements = read(`translations/${language}.json`) as Readonly<Record<string, string>>;
    const unnamed = rulings
      .map(({ id, topic, statement }) => {
        const others = named(statement).filter((card) => card !== fold(topic));
        return [id, unnamedCards(language, statements[id] ?? '', others)] as const;
      })
      .filter(([, cards]) => cards.length > 0);
    expect(unnamed).toEqual([]);
  });
});
