// The rulebook at the terminal: its text, its rulings, and how each is printed.

import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@tenfold/i18n';
import { LANGUAGES } from '@tenfold/i18n';
import { loadGlossary } from '@tenfold/i18n/glossary';
import type {
  BookRuling,
  BookRulings,
  BookText,
  BookPlace,
  ListedScenario,
  SearchIndex,
} from '@tenfold/i18n/rulebook';
import {
  bookEntries,
  disagreementsAbout,
  isIn,
  loadBook,
  newSearchIndex,
  plainMarks,
  readBookRulings,
} from '@tenfold/i18n/rulebook';
import type { CardId } from '@tenfold/rules';
import { parseScenarios } from '@tenfold/scenarios';
import { RULINGS_FOLDER } from './data-folders.ts';
import { wrap } from './layout.ts';
import type { Look } from './look.ts';
import { faint, strong } from './look.ts';
import { wordsIn } from './words/index.ts';

export interface TerminalBook {
  readonly text: BookText;
  readonly settled: BookRulings;
}

/** With the scenarios that show this ruling, if one is wanted: to read those of all would take its time. */
export async function readBook(language: Language, ruling: string | null = null): Promise<TerminalBook> {
  const scenarios = ruling === null ? [] : scenariosOf(ruling);
  return { text: await loadBook(language), settled: readBookRulings(readData, language, scenarios) };
}

function scenariosOf(ruling: string): ListedScenario[] {
  return globSync('*/*.yaml', { cwd: RULINGS_FOLDER })
    .toSorted()
    .map((path) => ({ path, text: readFileSync(join(RULINGS_FOLDER, path), 'utf8') }))
    .filter(({ text }) => text.includes(ruling))
    .flatMap(({ path, text }) => {
      const file = path.replaceAll('\\', '/').replace(/\.yaml$/, '');
      return parseScenarios(text, path).map(({ title, rulings }, place) => ({ file, place, title, rulings }));
    });
}

const readData = (name: string): unknown => JSON.parse(readFileSync(join(RULINGS_FOLDER, name), 'utf8'));

/** What the book is searched by. */
export async function indexOf({ text, settled }: TerminalBook, language: Language): Promise<SearchIndex> {
  const glossaries = await Promise.all(LANGUAGES.map(async (one) => loadGlossary(one)));
  return newSearchIndex(bookEntries(language, text, settled, glossaries));
}

/** First those about the card itself, then those on how it meets others. */
export function rulingsAbout(card: CardId, { rulings }: BookRulings): BookRuling[] {
  const about = rulings.filter(({ cards }) => cards.includes(card));
  return [
    ...about.filter(({ cards }) => cards[0] === card),
    ...about.filter(({ cards }) => cards[0] !== card),
  ];
}

/** On a line of its own the id can be found by machine and the text is easy to read. */
export const rulingLines = ({ id, statement }: BookRuling, look: Look): string[] => [
  faint(look, id),
  ...wrap(statement, look.width, '  '),
];

/** One ruling with who says it, where the rulebooks disagree about it, and what is played where they are silent. */
export function wholeRuling(ruling: BookRuling, { text, settled }: TerminalBook, look: Look): string[] {
  const words = wordsIn(look.language).rulebook;
  const { chapter } = ruling.place;
  return [
    ...rulingLines(ruling, look),
    '',
    ...wrap(
      `${words.saidBy}: ${ruling.sources.map((source) => text.sources[source]).join('; ')}.`,
      look.width,
      '  ',
    ),
    ...wrap(
      `${text.bases[ruling.basis]} ${words.inBook}: ${text.chapters[chapter].title}.`,
      look.width,
      '  ',
    ),
    ...disagreementsAbout(ruling, settled.disagreements).flatMap(({ title, says, reading }) => [
      '',
      `  ${strong(look, `${words.disagree}: ${title}`)}`,
      ...says.flatMap(({ by, text: said }) =>
        wrap(`- ${by.map((source) => text.sources[source]).join('; ')}: ${said}`, look.width, '  ', '    '),
      ),
      ...wrap(`${words.holds}: ${reading}`, look.width, '  '),
    ]),
    ...questionLines(ruling.place, settled, look),
    ...exampleLines(ruling, look),
  ];
}

function exampleLines({ examples }: BookRuling, look: Look): string[] {
  if (examples.length === 0) return [];
  const words = wordsIn(look.language).rulebook;
  return [
    '',
    `  ${words.examples}:`,
    ...examples.flatMap((title) => wrap(`- ${title}`, look.width, '  ', '    ')),
  ];
}

function questionLines(place: BookPlace, { questions }: BookRulings, look: Look): string[] {
  const words = wordsIn(look.language).rulebook;
  return questions
    .filter(({ places }) => isIn(place, places))
    .flatMap(({ question, answer }) => [
      '',
      ...wrap(`${words.silent}: ${question}`, look.width, '  '),
      ...wrap(`${words.houseRule}: ${answer}`, look.width, '  '),
    ]);
}

/** A heading and its paragraphs. */
export const toldLines = (title: string, paragraphs: readonly string[], look: Look): string[] => [
  strong(look, title),
  ...paragraphs.flatMap((paragraph) => wrap(plainMarks(paragraph), look.width, '  ')),
  '',
];
