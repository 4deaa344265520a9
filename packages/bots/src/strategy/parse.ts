// The text form of a strategy, read line by line. A line that cannot be understood does not keep the others from being read.

import { MOST_PLAYERS, fold, nearestNames, title, withoutAccents } from '@tenfold/rules';
import { cardBook } from './card-book.ts';
import type { CardBook, StrategyOptions } from './card-book.ts';
import { complaint } from './complaints/complaints.ts';
import { circleAmong, isFreeName } from './definitions.ts';
import { StrategyError } from './errors.ts';
import type { StrategyRemark } from './errors.ts';
import { modeNamed, neverAsked, readCard, unknownMode } from './names.ts';
import { readConditions } from './read-conditions.ts';
import { SHORT_SOURCE, readText } from './text-lines.ts';
import { Cursor } from './tokens.ts';
import { ANSWERS, NOTHING_MORE } from './types.ts';
import type { BuyRule, StrategyCondition, Definition, PlayRule, Strategy, StrategySource } from './types.ts';
import { needlessRules } from './needless.ts';

/** What came of reading a strategy as text: the strategy, or what is wrong with it, and what is doubtful. */
export interface ParsedStrategy {
  /** Missing if there are errors. */
  readonly strategy?: Strategy;
  readonly errors: readonly StrategyError[];
  readonly warnings: readonly StrategyRemark[];
}

/** Reads a strategy as a player types it. Finds an error in each line that has one. */
export function parseStrategy(text: string, options: StrategyOptions = {}): ParsedStrategy {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/);
  const draft = newDraft(cardBook(options), namesGivenIn(lines));
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
  /** The names that the strategy gives to conditions, wherever it does, by their folded spelling. */
  readonly names: ReadonlyMap<string, string>;
  readonly define: { readonly definition: Definition; readonly at: Said }[];
  guard: false | undefined;
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

const newDraft = (book: CardBook, names: Draft['names']): Draft => ({
  book,
  names,
  define: [],
  guard: undefined,
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

/** A name may be used above the line that gives it. */
function namesGivenIn(lines: readonly string[]): Map<string, string> {
  const names = new Map<string, string>();
  for (const line of lines) {
    const name = /^\s*(?:define|phase)\s+([^\s#]+)/iu.exec(line)?.[1];
    if (name !== undefined && !names.has(fold(name))) names.set(fold(name), name);
  }
  return names;
}

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
    draft.name = readText(line);
  },
  players: readPlayers,
  kingdom: readKingdomLine,
  source: readSource,
  author: (draft, line) => readSourcePart(draft, line, 'author'),
  licence: (draft, line) => readSourcePart(draft, line, 'licence'),
  file: (draft, line) => readSourcePart(draft, line, 'file'),
  url: (draft, line) => readSourcePart(draft, line, 'url'),
  commit: (draft, line) => readSourcePart(draft, line, 'commit'),
  note: (draft, line) => draft.notes.push(readText(line, true)),
  define: (draft, line) => readDefinition(draft, line, 'define'),
  phase: (draft, line) => readDefinition(draft, line, 'phase'),
  guard: readGuard,
  buy: readBuy,
  play: readPlay,
  never: readNever,
  with: readWith,
};

/** The words that a line can begin with. */
export const LINES: readonly string[] = Object.keys(STATEMENTS);

function readLine(draft: Draft, text: string, number: number): void {
  const [, indent = '', word = ''] = /^(\s*)([^\s#]*)/.exec(text) ?? [];
  if (word === '') return;
  const column = indent.length + 1;
  const statement = Object.hasOwn(STATEMENTS, withoutAccents(word))
    ? STATEMENTS[withoutAccents(word)]
    : undefined;
  if (statement === undefined) {
    const unknown = complaint('unknownLine', word, nearestNames(word, LINES));
    throw new StrategyError({ line: number, column, length: word.length, ...unknown });
  }
  const length = text.trimEnd().length - indent.length;
  const at = { line: number, column, length };
  statement(draft, { number, text, word, rest: indent.length + word.length, at });
}

/** What follows the first word of the line. */
const cursorBehind = ({ text, number, rest }: Line): Cursor => new Cursor(text, number, rest);

function once(draft: Draft, { at, number }: Line, what: string): void {
  const before = draft.said.get(what);
  if (before !== undefined) {
    throw new StrategyError({
      ...at,
      ...complaint('saidTwice', what, String(before.line), String(number)),
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
      throw cursor.trouble(complaint('missingPlayers', String(MOST_PLAYERS)));
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
  const text = readText(line);
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
  draft.source[part] = readText(line);
}

// ─── Names for conditions, and the guard ───

/** `define NAME when …`, or `phase NAME when …`; the last phase needs no condition. */
function readDefinition(draft: Draft, line: Line, word: 'define' | 'phase'): void {
  const cursor = cursorBehind(line);
  if (cursor.next.kind !== 'word') throw cursor.trouble(complaint('missingDefinition', word));
  const name = cursor.next.text;
  if (!isFreeName(name, draft.book)) throw cursor.trouble(complaint('takenName', name));
  once(draft, line, name);
  cursor.skip();
  if (word === 'define' && !cursor.isAt(['when'])) {
    throw cursor.trouble(complaint('definitionWithoutWhen', name));
  }
  const conditions = cursor.take('when') ? readConditions(cursor, { ...draft, card: undefined }) : undefined;
  expectEnd(cursor);
  draft.define.push({
    definition: { name, ...(conditions && { if: conditions }), ...(word === 'phase' && { phase: true }) },
    at: line.at,
  });
}

function readGuard(draft: Draft, line: Line): void {
  once(draft, line, 'guard');
  const cursor = cursorBehind(line);
  if (cursor.take('off')) draft.guard = false;
  else if (!cursor.take('on')) throw cursor.trouble(complaint('guardState'));
  expectEnd(cursor);
}

// ─── Rules ───

function readBuy(draft: Draft, line: Line): void {
  const cursor = cursorBehind(line);
  if (cursor.next.kind === 'number') {
    throw cursor.trouble(complaint('countBeforeCard', cursor.next.text));
  }
  const card = readCard(cursor, draft.book);
  refuseList(cursor, draft.book, card);
  const playStyle = cursor.take('style') ? readStyle(cursor) : undefined;
  const conditions = readWhen(cursor, draft, card);
  draft.buy.push({
    rule: { card, ...(conditions && { if: conditions }), ...(playStyle !== undefined && { playStyle }) },
    at: line.at,
  });
}

/** `buy Gold, Silver` or `buy Gold or Silver`. */
function refuseList(cursor: Cursor, book: CardBook, card: string): void {
  const sign = cursor.next;
  if (!cursor.takeSign(',') && !cursor.take('or') && !cursor.take('and')) return;
  if (cursor.next.kind !== 'word' && cursor.next.kind !== 'quoted') {
    throw cursor.troubleAt(sign, complaint('listOfCards', title(card), 'Silver'));
  }
  const second = readCard(cursor, book);
  throw cursor.troubleAt(sign, complaint('listOfCards', title(card), title(second)), cursor.before);
}

function readStyle(cursor: Cursor): string {
  const { kind, text } = cursor.next;
  if (kind !== 'word') throw cursor.trouble(complaint('missingStyle'));
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
  if (cursor.take('first')) pushPlay(draft, line, cursor, { card, how: 'play' });
  else if (cursor.take('last')) pushPlay(draft, line, cursor, { card, how: 'last' });
  else if (cursor.take('before')) {
    const what = readList(cursor, () => readCard(cursor, draft.book));
    pushPlay(draft, line, cursor, { card, how: 'before', what });
  } else if (cursor.take('only')) {
    if (!cursor.take('if') && !cursor.take('when')) throw cursor.trouble(complaint('onlyWithoutIf'));
    const conditions = readConditions(cursor, { ...draft, card });
    expectEnd(cursor);
    const all: StrategyCondition = conditions.length === 1 ? conditions[0]! : { all: conditions };
    draft.play.push({ rule: { card, how: 'never', if: [negated(all)] }, at: line.at });
  } else throw cursor.trouble(complaint('howToPlay'));
}

const negated = (condition: StrategyCondition): StrategyCondition =>
  'not' in condition ? condition.not : { not: condition };

function readNever(draft: Draft, line: Line): void {
  const cursor = cursorBehind(line);
  if (!cursor.take('play')) throw cursor.trouble(complaint('neverWithoutPlay'));
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
    throw cursor.trouble(complaint('whatToDo', words));
  }
  const trouble = neverAsked(answer, card, draft.book.answersOf(card));
  if (trouble !== undefined) throw cursor.troubleAt(verb, trouble);
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
function readWhen(cursor: Cursor, draft: Draft, card: string): readonly StrategyCondition[] | undefined {
  const conditions = cursor.take('when') ? readConditions(cursor, { ...draft, card }) : undefined;
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
    if (count === 0) throw cursor.trouble(complaint('missingMode', modes));
    const mode = modeNamed(written, modes);
    if (mode === undefined) throw cursor.trouble(unknownMode(written, card, modes), count);
    cursor.skip(count);
    return mode;
  });
}

function endsMode(cursor: Cursor, ahead: number): boolean {
  const { kind, text } = cursor.ahead(ahead);
  return (kind === 'sign' && text !== '+') || kind === 'end' || cursor.isAt(['when'], ahead);
}

function expectEnd(cursor: Cursor): void {
  const { kind, text, plain } = cursor.next;
  if (kind === 'end') return;
  if (plain === 'if') throw cursor.trouble(complaint('whenNotIf'));
  if (text === ',') throw cursor.trouble(complaint('andNotComma'));
  if (plain === 'and' || plain === 'or') throw cursor.trouble(complaint('commaNotAnd', text));
  const near = nearestNames(text, ['when', 'and', 'style']);
  throw cursor.trouble(complaint('notUnderstood', text, near));
}

// ─── The whole ───

function checkWhole(draft: Draft): void {
  const noName = draft.name === undefined && !draft.said.has('strategy');
  if (noName) {
    throw new StrategyError({
      line: 1,
      column: 1,
      length: 1,
      ...complaint('noName'),
    });
  }
  const [part] = (['author', 'licence', 'file', 'url', 'commit'] as const).filter((word) =>
    draft.said.has(word),
  );
  const circle = circleAmong(draft.define.map(({ definition }) => definition));
  const { definition, at: where } = draft.define[circle ?? -1] ?? {};
  if (definition !== undefined && where !== undefined) {
    throw new StrategyError({ ...where, ...complaint('circle', definition.name) });
  }
  const at = part === undefined ? undefined : draft.said.get(part);
  if (at !== undefined && !draft.said.has('source')) {
    throw new StrategyError({
      ...at,
      ...complaint('noSource', part ?? ''),
    });
  }
}

function finished(draft: Draft): Strategy {
  const { name = '', players, kingdomCards, source, notes, buy, play, define, guard } = draft;
  const { project } = source;
  return {
    name,
    ...(players && { players }),
    ...(kingdomCards && { kingdomCards }),
    ...(project !== undefined && { source: { ...source, project } }),
    ...(notes.length > 0 && { notes: notes.join('\n') }),
    buy: buy.map(({ rule }) => rule),
    ...(play.length > 0 && { play: play.map(({ rule }) => rule) }),
    ...(define.length > 0 && { define: define.map(({ definition }) => definition) }),
    ...(guard === false && { guard }),
  };
}

function warnings(strategy: Strategy, draft: Draft): StrategyRemark[] {
  return needlessRules(strategy, draft.book, (list, index) => `line ${draft[list][index]?.at.line ?? 0}`)
    .flatMap(({ list, index, ...doubt }) => {
      const at = draft[list][index]?.at;
      return at === undefined ? [] : [{ ...at, ...doubt }];
    })
    .toSorted((a, b) => a.line - b.line);
}
