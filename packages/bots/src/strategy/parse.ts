// The text form of a strategy, read line by line. A line that cannot be understood does not keep the others from being read.

import { MOST_PLAYERS, nearestNames, withoutAccents } from '@tenfold/rules';
import { cardBook } from './card-book.ts';
import type { CardBook, StrategyOptions } from './card-book.ts';
import { StrategyError, or } from './errors.ts';
import type { Remark } from './errors.ts';
import { modeNamed, neverAsked, readCard, unknownMode } from './names.ts';
import { readConditions } from './operands.ts';
import { SHORT_SOURCE, readText } from './text-lines.ts';
import { Cursor } from './tokens.ts';
import { ANSWERS, NOTHING_MORE } from './types.ts';
import type { BuyRule, Comparison, PlayRule, Strategy, StrategySource } from './types.ts';
import { needlessRules } from './needless.ts';

/** What came of reading a strategy as text: the strategy, or what is wrong with it, and what is doubtful. */
export interface ParsedStrategy {
  /** Missing if there are errors. */
  readonly strategy?: Strategy;
  readonly errors: readonly StrategyError[];
  readonly warnings: readonly Remark[];
}

/** Reads a strategy as a player types it. Finds an error in each line that has one. */
export function parseStrategy(text: string, options: StrategyOptions = {}): ParsedStrategy {
  const draft = newDraft(cardBook(options));
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/);
  lines.forEach((line, index) => attempt(draft, () => readLine(draft, line, index + 1)));
  attempt(draft, () => checkWhole(draft));
  const errors = draft.errors.toSorted((a, b) => a.line - b.line);
  if (errors.length > 0) return { errors, warnings: [] };
  const strategy = finished(draft);
  return { strategy, errors, warnings: warnings(strategy, draft) };
}

type Mutable<T> = { -readonly [K in keyof T]?: T[K] };

/** A line that says something, for remarks on it once everything is read. */
interface Said {
  readonly line: number;
  readonly column: number;
  readonly length: number;
}

interface Draft {
  readonly book: CardBook;
  readonly errors: StrategyError[];
  /** What may be said once, and where it was. */
  readonly said: Map<string, Said>;
  name: string | undefined;
  players: number[] | undefined;
  kingdomCards: string[] | undefined;
  readonly source: Mutable<StrategySource>;
  readonly notes: string[];
  readonly buy: { readonly rule: BuyRule; readonly at: Said }[];
  readonly play: { readonly rule: PlayRule; readonly at: Said }[];
}

const newDraft = (book: CardBook): Draft => ({
  book,
  errors: [],
  said: new Map(),
  name: undefined,
  players: undefined,
  kingdomCards: undefined,
  source: {},
  notes: [],
  buy: [],
  play: [],
});

function attempt(draft: Draft, read: () => void): void {
  try {
    read();
  } catch (error) {
    if (!(error instanceof StrategyError)) throw error;
    draft.errors.push(error);
  }
}

type Statement = (draft: Draft, line: Line) => void;

interface Line {
  readonly number: number;
  readonly text: string;
  /** Where the line begins and ends, without the space around it. */
  readonly at: Said;
  /** The first word of the line as written, and where what follows it begins. */
  readonly word: string;
  readonly rest: number;
}

/** What a line can begin with. */
const STATEMENTS: Readonly<Record<string, Statement>> = {
  strategy: (draft, line) => {
    once(draft, line, 'strategy');
    draft.name = readText(line, 'the name of the strategy');
  },
  players: readPlayers,
  kingdom: readKingdomLine,
  source: readSource,
  author: (draft, line) => readSourcePart(draft, line, 'author'),
  licence: (draft, line) => readSourcePart(draft, line, 'licence'),
  file: (draft, line) => readSourcePart(draft, line, 'file'),
  url: (draft, line) => readSourcePart(draft, line, 'url'),
  commit: (draft, line) => readSourcePart(draft, line, 'commit'),
  note: (draft, line) => draft.notes.push(readText(line, undefined)),
  buy: readBuy,
  play: readPlay,
  never: readNever,
  with: readWith,
};

function readLine(draft: Draft, text: string, number: number): void {
  const [, indent = '', word = ''] = /^(\s*)([^\s#]*)/.exec(text) ?? [];
  if (word === '') return;
  const column = indent.length + 1;
  const statement = Object.hasOwn(STATEMENTS, withoutAccents(word))
    ? STATEMENTS[withoutAccents(word)]
    : undefined;
  if (statement === undefined) {
    throw new StrategyError({ line: number, column, length: word.length, ...unknownStatement(word) });
  }
  const length = text.trimEnd().length - indent.length;
  const at = { line: number, column, length };
  statement(draft, { number, text, word, rest: indent.length + word.length, at });
}

function unknownStatement(word: string): { readonly message: string; readonly remedy: string } {
  const near = nearestNames(word, Object.keys(STATEMENTS));
  return {
    message: `no line begins with "${word}"`,
    remedy:
      near.length > 0
        ? `do you mean ${or(near)}?`
        : `begin it with ${or(['buy', 'play', 'never play', 'with'])}, or with # for a comment`,
  };
}

/** What follows the first word of the line. */
const cursorBehind = ({ text, number, rest }: Line): Cursor => new Cursor(text, number, rest);

function once(draft: Draft, { at, number }: Line, what: string): void {
  const before = draft.said.get(what);
  if (before !== undefined) {
    throw new StrategyError({
      ...at,
      message: `${what} is said twice, first in line ${before.line}`,
      remedy: `take line ${before.line} or line ${number} away`,
    });
  }
  draft.said.set(what, at);
}

// ─── What a strategy is about ───

function readPlayers(draft: Draft, line: Line): void {
  once(draft, line, 'players');
  const cursor = cursorBehind(line);
  draft.players = readList(cursor, () => {
    const { kind, text } = cursor.next;
    const count = Number(text);
    if (kind !== 'number' || !Number.isInteger(count) || count < 2 || count > MOST_PLAYERS) {
      throw cursor.trouble(
        'a number of players is missing',
        `write one from 2 to ${MOST_PLAYERS}, or several with commas between them`,
      );
    }
    cursor.skip();
    return count;
  });
  expectEnd(cursor);
}

function readKingdomLine(draft: Draft, line: Line): void {
  once(draft, line, 'kingdom');
  const cursor = cursorBehind(line);
  draft.kingdomCards = readList(cursor, () => readCard(cursor, draft.book));
  expectEnd(cursor);
}

function readSource(draft: Draft, line: Line): void {
  once(draft, line, 'source');
  const text = readText(line, 'where the strategy comes from');
  const isQuoted = line.text.slice(line.rest).trimStart().startsWith('"');
  const [, project, author, licence] = (isQuoted ? null : SHORT_SOURCE.exec(text)) ?? [];
  if (project === undefined || author === undefined || licence === undefined) {
    draft.source.project = text;
    return;
  }
  once(draft, line, 'author');
  once(draft, line, 'licence');
  Object.assign(draft.source, { project, author: author.trim(), licence: licence.trim() });
}

function readSourcePart(draft: Draft, line: Line, part: Exclude<keyof StrategySource, 'project'>): void {
  once(draft, line, part);
  draft.source[part] = readText(line, `the ${part}`);
}

// ─── Rules ───

function readBuy(draft: Draft, line: Line): void {
  const cursor = cursorBehind(line);
  if (cursor.next.kind === 'number') {
    throw cursor.trouble(
      'a rule buys one card at a time',
      `for a limit write a condition: buy Smithy when own < ${cursor.next.text}`,
    );
  }
  const card = readCard(cursor, draft.book);
  const playStyle = cursor.take('style') ? readStyle(cursor) : undefined;
  const conditions = readWhen(cursor, draft, card);
  draft.buy.push({
    rule: { card, ...(conditions && { if: conditions }), ...(playStyle !== undefined && { playStyle }) },
    at: line.at,
  });
}

function readStyle(cursor: Cursor): string {
  const { kind, text } = cursor.next;
  if (kind !== 'word')
    throw cursor.trouble('the style is missing', 'write one word, such as aggressiveTrashing');
  cursor.skip();
  return text;
}

function readPlay(draft: Draft, line: Line): void {
  const cursor = cursorBehind(line);
  const card = readCard(cursor, draft.book);
  if (cursor.take('for')) {
    pushPlay(draft, line, cursor, { card, how: 'choose', what: readModes(cursor, draft, card) });
    return;
  }
  if (!cursor.take('first')) {
    throw cursor.trouble(
      'it is not said how to play the card',
      'write "first" behind its name to play it before others, "for" and a mode to choose, or "never play" to keep it',
    );
  }
  pushPlay(draft, line, cursor, { card, how: 'play' });
}

function readNever(draft: Draft, line: Line): void {
  const cursor = cursorBehind(line);
  if (!cursor.take('play'))
    throw cursor.trouble('"play" is missing behind "never"', 'write never play and a card');
  pushPlay(draft, line, cursor, { card: readCard(cursor, draft.book), how: 'never' });
}

function readWith(draft: Draft, line: Line): void {
  const cursor = cursorBehind(line);
  const card = readCard(cursor, draft.book);
  if (cursor.take('choose')) {
    pushPlay(draft, line, cursor, { card, how: 'choose', what: readModes(cursor, draft, card) });
    return;
  }
  const verb = cursor.next;
  const answer = ANSWERS.find((word) => cursor.take(word) || cursor.take(...word.split('-')));
  if (answer === undefined && !cursor.take('prefer')) {
    const words = ['choose', ...ANSWERS.map((word) => word.replace('-', ' ')), 'prefer'];
    throw cursor.trouble('it is not said what to do with the card', `write ${or(words)} behind its name`);
  }
  const trouble = neverAsked(answer, card, draft.book.answersOf(card));
  if (trouble !== undefined) throw cursor.troubleAt(verb, trouble.message, trouble.remedy);
  const what = readList(cursor, () =>
    cursor.take(NOTHING_MORE) ? NOTHING_MORE : readCard(cursor, draft.book),
  );
  pushPlay(draft, line, cursor, { card, how: 'prefer', ...(answer !== undefined && { answer }), what });
}

function pushPlay(draft: Draft, line: Line, cursor: Cursor, rule: PlayRule): void {
  const conditions = readWhen(cursor, draft, rule.card);
  draft.play.push({ rule: conditions === undefined ? rule : { ...rule, if: conditions }, at: line.at });
}

/** `when` and conditions, or nothing; then the end of the line. */
function readWhen(cursor: Cursor, { book }: Draft, card: string): Comparison[] | undefined {
  const conditions = cursor.take('when') ? readConditions(cursor, { book, card }) : undefined;
  expectEnd(cursor);
  return conditions;
}

function readList<T>(cursor: Cursor, readOne: () => T): T[] {
  const list = [readOne()];
  while (cursor.takeSign(',')) list.push(readOne());
  return list;
}

/** Words and `+` up to a comma, `when` or the end, for each mode. */
function readModes(cursor: Cursor, { book }: Draft, card: string): string[] {
  const modes = book.modesOf(card);
  return readList(cursor, () => {
    let written = '';
    let count = 0;
    for (let token = cursor.next; !endsMode(cursor, count); token = cursor.ahead(count)) {
      const isJoined = written === '' || token.text === '+' || written.endsWith('+');
      written += isJoined ? token.text : ` ${token.text}`;
      count += 1;
    }
    if (count === 0) {
      const remedy = modes.length === 0 ? 'take the line away' : `write ${or(modes)}`;
      throw cursor.trouble('a mode is missing', remedy);
    }
    const mode = modeNamed(written, modes);
    if (mode === undefined) {
      const { message, remedy } = unknownMode(written, card, modes);
      throw cursor.trouble(message, remedy, count);
    }
    cursor.skip(count);
    return mode;
  });
}

function endsMode(cursor: Cursor, ahead: number): boolean {
  const { kind, text } = cursor.ahead(ahead);
  return (kind === 'sign' && text !== '+') || kind === 'end' || cursor.isAt(['when'], ahead);
}

const HINTS: Readonly<Record<string, string>> = {
  if: 'write when',
  or: 'write two rules, one for each case',
  and: 'put commas between cards, and "and" between conditions',
  ',': 'put "and" between conditions',
};

function expectEnd(cursor: Cursor): void {
  const { kind, text, plain } = cursor.next;
  if (kind === 'end') return;
  const hint = Object.hasOwn(HINTS, plain) ? HINTS[plain] : undefined;
  const near = nearestNames(text, ['when', 'and', 'style']);
  const remedy =
    near.length === 0 ? 'take it away, or begin a condition with when' : `do you mean ${or(near)}?`;
  throw cursor.trouble(`"${text}" is not understood here`, hint ?? remedy);
}

// ─── The whole ───

function checkWhole(draft: Draft): void {
  const noName = draft.name === undefined && !draft.said.has('strategy');
  if (noName) {
    throw new StrategyError({
      line: 1,
      column: 1,
      length: 1,
      message: 'the strategy has no name',
      remedy: 'begin with a line such as: strategy Big Money',
    });
  }
  const [part] = (['author', 'licence', 'file', 'url', 'commit'] as const).filter((word) =>
    draft.said.has(word),
  );
  const at = part === undefined ? undefined : draft.said.get(part);
  if (at !== undefined && !draft.said.has('source')) {
    throw new StrategyError({
      ...at,
      message: `"${part}" says more about a source, but there is none`,
      remedy: 'put a line such as this above it: source Geronimoo/DominionSim',
    });
  }
}

function finished({ name = '', players, kingdomCards, source, notes, buy, play }: Draft): Strategy {
  const { project } = source;
  return {
    name,
    ...(players && { players }),
    ...(kingdomCards && { kingdomCards }),
    ...(project !== undefined && { source: { ...source, project } }),
    ...(notes.length > 0 && { notes: notes.join('\n') }),
    buy: buy.map(({ rule }) => rule),
    ...(play.length > 0 && { play: play.map(({ rule }) => rule) }),
  };
}

function warnings(strategy: Strategy, draft: Draft): Remark[] {
  return needlessRules(strategy, draft.book, (list, index) => `line ${draft[list][index]?.at.line ?? 0}`)
    .flatMap(({ list, index, message, remedy }) => {
      const at = draft[list][index]?.at;
      return at === undefined ? [] : [{ ...at, message, remedy }];
    })
    .toSorted((a, b) => a.line - b.line);
}
