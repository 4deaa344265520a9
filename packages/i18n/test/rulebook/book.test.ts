// The book has every ruling once, in every language, and each is found.

import { readFileSync } from 'node:fs';
import { allCards } from '@tenfold/rules';
import { describe, expect, test } from 'vitest';
import { loadGlossary } from '../../src/glossary/index.ts';
import { LANGUAGES } from '../../src/languages.ts';
import {
  CHAPTERS,
  bookEntries,
  isCardChapter,
  loadBook,
  newSearchIndex,
  piecesOf,
  readBookRulings,
  rulingsIn,
  search,
} from '../../src/rulebook/index.ts';

const read = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../../../rulings/${name}`, import.meta.url), 'utf8'));
const stored = read('rulings.json') as readonly { readonly id: string }[];
const conflicts = read('conflicts.json') as readonly { readonly id: string }[];
const glossaries = await Promise.all(LANGUAGES.map(async (language) => loadGlossary(language)));

test('every ruling stands in one section of the book, and none is missing', () => {
  const { rulings } = readBookRulings(read, 'en', []);
  const placed = CHAPTERS.flatMap(({ id: chapter, sections }) =>
    sections.flatMap(({ id: section }) => rulingsIn({ chapter, section }, rulings)),
  ).map(({ id }) => id);
  expect(stored.length).toBeGreaterThanOrEqual(770);
  expect(placed.toSorted()).toEqual(stored.map(({ id }) => id).toSorted());
});

test('every section that the book names is one that it tells, and every section has something to say', () => {
  const ids = CHAPTERS.map(({ id }) => id);
  expect(ids).toHaveLength(new Set(ids).size);
  for (const { sections } of CHAPTERS) {
    const own = sections.map(({ id }) => id);
    expect(own).toHaveLength(new Set(own).size);
  }
});

const ACTIONS_OF_THE_BOOKS = 57;

test('a ruling is on the page of its own card, and of the cards that it names', () => {
  const { rulings } = readBookRulings(read, 'de', []);
  const cardsOf = (id: string): readonly string[] => rulings.find((ruling) => ruling.id === id)?.cards ?? [];
  expect(cardsOf('INT-TRIBUTE-03')[0]).toBe('tribute');
  expect(cardsOf('INT-REACT-03')).toEqual(['moat', 'secret-chamber']);
  expect(cardsOf('ALC-DISCARD-02')).toEqual(expect.arrayContaining(['alchemist', 'herbalist']));
  expect(cardsOf('INT-SETUP-01')).toEqual([]);
  // All cards of the three books that can be played as Actions; a card made since may have none.
  const told = new Set(rulings.flatMap(({ cards }) => cards));
  const actions = allCards.filter(({ id, types }) => types.includes('Action') && told.has(id));
  expect(actions.length).toBeGreaterThanOrEqual(ACTIONS_OF_THE_BOOKS);
});

describe.each(LANGUAGES)('the book in %s', async (language) => {
  const book = await loadBook(language);
  const settled = readBookRulings(read, language, []);
  const index = newSearchIndex(bookEntries(language, book, settled, glossaries));

  test('tells every section, and leads nowhere but to cards and chapters', () => {
    const told = CHAPTERS.flatMap(({ id }) => {
      const chapter = book.chapters[id];
      const sections = 'sections' in chapter ? Object.values(chapter.sections) : [];
      return [chapter.title, chapter.lead, ...sections.flatMap(({ title, text }) => [title, ...text])];
    });
    expect(told.filter((text) => text.trim() === '')).toEqual([]);
    expect(() => [...told, ...book.words.map(([, meaning]) => meaning)].map(piecesOf)).not.toThrow();
    for (const { id, sections } of CHAPTERS) {
      if (isCardChapter(id)) continue;
      expect(Object.keys(book.chapters[id].sections)).toEqual(sections.map((section) => section.id));
    }
  });

  test('finds every ruling by its id, and by what it says', () => {
    const lost = settled.rulings.filter(({ id, statement }) => {
      const byId = search(index, id, 1)[0]?.id === id;
      const words = statement.split(' ').slice(0, 12).join(' ');
      return !byId || !search(index, words, 40).some((entry) => entry.id === id);
    });
    expect(lost.map(({ id }) => id)).toEqual([]);
  });

  test('finds every card by any of its names in any language, also with a slip', () => {
    const lost = allCards.flatMap(({ id }) =>
      glossaries
        .flatMap((glossary) => glossary.cardSpellings(id))
        .filter((name) => !search(index, name, 5).some((entry) => entry.kind === 'card' && entry.id === id)),
    );
    expect(lost).toEqual([]);
    expect(search(index, 'boszorkny', 3)[0]?.id).toBe('witch');
    expect(search(index, 'philosphers stone', 3)[0]?.id).toBe('philosophers-stone');
    expect(search(index, 'Bruecke', 3)[0]?.id).toBe('bridge');
  });

  test('says of every disagreement what each says and what holds', () => {
    const { disagreements, questions } = settled;
    expect(disagreements.map(({ id }) => id)).toEqual(conflicts.map(({ id }) => id));
    const english = readBookRulings(read, 'en', []);
    const isTold = (text: string): boolean => text.trim() !== '';
    for (const [at, { title, says, reading, places }] of disagreements.entries()) {
      expect([title, reading, ...says.map(({ text }) => text)].every(isTold)).toBe(true);
      expect(places.length).toBeGreaterThan(0);
      expect(says).toHaveLength(english.disagreements[at]?.says.length ?? -1);
    }
    expect(questions).toHaveLength(english.questions.length);
    if (language === 'en') return;
    const left = disagreements.filter(({ reading }, at) => reading === english.disagreements[at]?.reading);
    expect(left.map(({ id }) => id)).toEqual([]);
    expect(questions.filter(({ answer }, at) => answer === english.questions[at]?.answer)).toEqual([]);
  });
});

test('a card is found by what it does and by what it costs', async () => {
  const index = newSearchIndex(
    bookEntries('en', await loadBook('en'), readBookRulings(read, 'en', []), glossaries),
  );
  const cards = (typed: string): string[] =>
    search(index, typed, 40).flatMap(({ kind, id }) => (kind === 'card' ? [id] : []));
  expect(cards('trash')).toEqual(expect.arrayContaining(['chapel', 'remodel', 'saboteur', 'upgrade']));
  expect(cards('+Buy')).toEqual(
    expect.arrayContaining(['market', 'festival', 'woodcutter', 'baron', 'bridge', 'herbalist']),
  );
  expect(cards('+Buy')).not.toContain('village');
  expect(cards('costs 4 with a Potion')).toEqual(['golem']);
  expect(cards('costs 5 with a Potion')).toEqual(expect.arrayContaining(['golem', 'possession']));
  expect(search(index, 'xyzzyq')).toEqual([]);
  expect(search(index, '')).toEqual([]);
});
