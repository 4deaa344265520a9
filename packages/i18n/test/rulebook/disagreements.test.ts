// Where the rulebooks disagree or are silent, the translations call cards and what is done with them as the glossary and the
// rulings do.

import { readFileSync } from 'node:fs';
import type { CardId } from '@tenfold/rules';
import { describe, expect, test } from 'vitest';
import { readBookRulings } from '../../src/rulebook/index.ts';
import { cardsOf } from '../../src/rulings.ts';
import { unnamedCards } from './named-cards.ts';

const read = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../../../rulings/${name}`, import.meta.url), 'utf8'));

/** The cards that an English text names, as far as their names mean nothing else. */
const named = (text: string): readonly CardId[] =>
  cardsOf({ id: '', topic: 'Interactions', statement: text }).filter(
    (id) => id !== 'possession' || text.includes('Possession'),
  );

/** The English tells these at greater length, with examples that the translations leave out. */
const SHORTER = new Set([
  'ALC-CONFLICT-01',
  'ALC-CONFLICT-15',
  'ALC-CONFLICT-16',
  'ALC-CONFLICT-19',
  'ALC-CONFLICT-26',
  "Counting an opponent's deck, or anybody's hand size, is neither granted nor forbidden.",
  'No card at all left to reveal (deck and discard pile empty).',
  'Gaining a Curse (cost 0) with Ironworks is not mentioned.',
]);

/** Words of which the glossary has another: what is gained, a bonus, an option, a Supply pile, an extra turn, Clean-up. */
const OTHER_WORDS: Readonly<Record<'hu' | 'pl' | 'de', RegExp>> = {
  hu: /jutal(om|m)|(?<!lap)szerz(és|ett|ed)|szerez(het|ni)|külön kör|hal(om|ma|muk)\b|helyőrző/iu,
  pl: /bonus|pod rząd|fazie Zakupów|możliwości Sługi|Stronnik|Kotlarz/iu,
  de: /Extrazug|Extrazüge|besessenen? Zug|Kundschafter|\bMarken\b/u,
};

/** What the printings themselves say stands in quotes. */
const withoutQuotes = (text: string): string => text.replaceAll(/„[^”“]*[”“]/gu, '');

const english = readBookRulings(read, 'en', []);

describe.each(['hu', 'pl', 'de'] as const)('disagreements and open questions in %s', (language) => {
  const told = readBookRulings(read, language, []);
  const pairs = [
    ...english.disagreements.map(({ id, title, reading }, at) => {
      const own = told.disagreements[at];
      const says = own?.says.map(({ text }) => text) ?? [];
      return { id, before: `${title} ${reading}`, after: [own?.title, own?.reading, ...says].join(' ') };
    }),
    ...english.questions.map(({ question, answer }, at) => {
      const own = told.questions[at];
      return { id: question, before: `${question} ${answer}`, after: `${own?.question} ${own?.answer}` };
    }),
  ];

  test('name every card by its name in the glossary', () => {
    const unnamed = pairs
      .filter(({ id }) => !SHORTER.has(id))
      .map(({ id, before, after }) => ({ id, cards: unnamedCards(language, after, named(before)) }))
      .filter(({ cards }) => cards.length > 0);
    expect(unnamed).toEqual([]);
  });

  test('have no other words for what the glossary has words for', () => {
    expect(
      pairs.filter(({ after }) => OTHER_WORDS[language].test(withoutQuotes(after))).map(({ after }) => after),
    ).toEqual([]);
  });
});
