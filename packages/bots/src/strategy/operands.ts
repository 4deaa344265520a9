// Conditions, read from a line: `own Gold < own Council Room - 1 and total money < 16`.

import { nearestNames } from '@tenfold/rules';
import type { CardBook } from './card-book.ts';
import { or } from './errors.ts';
import { DEEPEST, OPERATORS, binding, depthOf } from './expression.ts';
import type { Operator } from './expression.ts';
import { readSubject } from './names.ts';
import type { PlacePhrase, Subject, SubjectKind } from './quantities.ts';
import { PHRASES, PHRASES_AS_WORDS, PLACES } from './quantities.ts';
import type { Cursor, Token } from './tokens.ts';
import { COMPARISONS } from './types.ts';
import type { Call, Comparison, FunctionName, Operand } from './types.ts';

/** What conditions are read with: the cards, and the card of the rule, which `own` alone means. */
export interface Context {
  readonly book: CardBook;
  readonly card: string;
}

const PLACES_BEHIND = ['left', 'in hand', 'in play'] as const satisfies readonly PlacePhrase[];

/** Everything behind `when`. */
export function readConditions(cursor: Cursor, context: Context): Comparison[] {
  const conditions = [readCondition(cursor, context)];
  while (cursor.take('and')) conditions.push(readCondition(cursor, context));
  return conditions;
}

function readCondition(cursor: Cursor, context: Context): Comparison {
  const l = readOperand(cursor, context, 1, 0);
  const op = COMPARISONS.find((sign) => cursor.takeSign(sign));
  if (op === undefined) {
    throw cursor.trouble(
      `a comparison is missing${cursor.next.kind === 'end' ? '' : ` before "${cursor.next.text}"`}`,
      `write one of ${COMPARISONS.join(' ')} and a number`,
    );
  }
  if (isAtEndOfOperand(cursor)) {
    throw cursor.trouble(
      `a number is missing after ${op}`,
      'write a number or a quantity, such as 2 or own Gold',
    );
  }
  return { l, op, r: readOperand(cursor, context, 1, 0) };
}

/** Signs that bind at least so tightly; those that bind equally are worked out from left to right. */
function readOperand(cursor: Cursor, context: Context, least: number, depth: number): Operand {
  const first = cursor.next;
  let operand = readPart(cursor, context, depth);
  for (let sign = signAhead(cursor, least); sign !== undefined; sign = signAhead(cursor, least)) {
    cursor.skip();
    if (isAtEndOfOperand(cursor)) {
      throw cursor.trouble(
        `a number is missing after ${sign}`,
        'write a number or a quantity, such as 2 or own Gold',
      );
    }
    operand = { expr: sign, of: operand, by: readOperand(cursor, context, binding(sign) + 1, depth) };
    if (depthOf(operand) > DEEPEST) throw tooDeep(cursor, first);
  }
  return operand;
}

function signAhead(cursor: Cursor, least: number): Operator | undefined {
  if (cursor.next.kind !== 'sign') return undefined;
  const { text } = cursor.next;
  return OPERATORS.find((sign) => sign === text && binding(sign) >= least);
}

const tooDeep = (cursor: Cursor, at: Token): Error =>
  cursor.troubleAt(at, 'this sum is too long', 'write a shorter one');

function isAtEndOfOperand(cursor: Cursor): boolean {
  const { kind, text } = cursor.next;
  return kind === 'end' || (kind === 'sign' && text === ')') || cursor.isAt(['and']);
}

function readPart(cursor: Cursor, context: Context, depth: number): Operand {
  const start = cursor.next;
  if (start.kind === 'number') return readNumber(cursor, 1);
  if (start.kind === 'sign' && start.text === '-' && cursor.ahead(1).kind === 'number') {
    cursor.skip();
    return readNumber(cursor, -1);
  }
  if (cursor.takeSign('(')) {
    if (depth >= DEEPEST) throw tooDeep(cursor, start);
    const inside = readOperand(cursor, context, 1, depth + 1);
    if (!cursor.takeSign(')')) throw cursor.trouble('the bracket is not closed', 'put ) behind the sum');
    return inside;
  }
  return readCall(cursor, context);
}

function readNumber(cursor: Cursor, factor: 1 | -1): number {
  const number = Number(cursor.next.text);
  if (!Number.isFinite(number)) throw cursor.trouble('this number is too great', 'write a smaller one');
  cursor.skip();
  return number === 0 ? 0 : number * factor;
}

function readCall(cursor: Cursor, context: Context): Call {
  const start = cursor.next;
  if (start.kind === 'sign' || start.kind === 'end') throw missingQuantity(cursor);
  if (cursor.take('own')) return call(cursor, start, 'own', readOwned(cursor, context));
  const phrase = PHRASES_AS_WORDS.find(
    ({ words }) => cursor.isAt(words) && placeAt(cursor, words.length) === undefined,
  );
  if (phrase !== undefined) {
    cursor.skip(phrase.words.length);
    return { fn: phrase.fn };
  }
  const subject = readCounted(cursor, context.book);
  const place = placeAt(cursor, 0);
  if (place === undefined) throw missingPlace(cursor, start);
  cursor.skip(place.split(' ').length);
  return call(cursor, start, place, subject);
}

function readCounted(cursor: Cursor, book: CardBook): Subject {
  try {
    return readSubject(cursor, book);
  } catch (error) {
    throw nearPhrase(cursor) ?? error;
  }
}

/** `own` alone means the card of the rule. */
function readOwned(cursor: Cursor, { book, card }: Context): Subject {
  const { kind } = cursor.next;
  const isAlone = (kind !== 'word' && kind !== 'quoted') || cursor.isAt(['and']);
  return isAlone ? { card } : readSubject(cursor, book);
}

function placeAt(cursor: Cursor, ahead: number): (typeof PLACES_BEHIND)[number] | undefined {
  return PLACES_BEHIND.find((place) => cursor.isAt(place.split(' '), ahead));
}

function call(cursor: Cursor, start: Token, place: PlacePhrase, subject: Subject): Call {
  const functions: Readonly<Partial<Record<SubjectKind, FunctionName>>> = PLACES[place];
  if ('card' in subject && functions.card !== undefined) return { fn: functions.card, arg: subject.card };
  if ('all' in subject && functions.all !== undefined) return { fn: functions.all };
  if ('type' in subject && functions.type !== undefined) {
    // Only the card is a Curse.
    const isCurseInPlay = subject.type === 'Curse' && functions.type === 'inPlayCount';
    return { fn: functions.type, arg: isCurseInPlay ? 'curse' : subject.type };
  }
  throw cursor.troubleAt(
    start,
    `"${place}" counts the cards of one pile`,
    'write the name of a card before it, such as Province left',
  );
}

function missingQuantity(cursor: Cursor): Error {
  return cursor.trouble(
    cursor.next.kind === 'end'
      ? 'a quantity is missing'
      : `a quantity is missing before "${cursor.next.text}"`,
    'write one, such as own Gold, Province left, coins or turn',
  );
}

function missingPlace(cursor: Cursor, start: Token): Error {
  const { kind, text } = cursor.next;
  const behind = kind === 'word' ? `, and "${text}" is no word for it` : '';
  return cursor.troubleAt(
    start,
    `"${start.text}" does not say where the cards are${behind}`,
    `write own before the name, or ${or(PLACES_BEHIND)} behind it`,
  );
}

/** A slip of the pen in `total money` should not be taken for the name of a card. */
function nearPhrase(cursor: Cursor): Error | undefined {
  const meant = PHRASES_AS_WORDS.find(({ words }) =>
    words.every((word, index) => nearestNames(cursor.ahead(index).text, [word]).length > 0),
  );
  if (meant === undefined) return undefined;
  const count = meant.words.length;
  const written = meant.words.map((_word, index) => cursor.ahead(index).text).join(' ');
  return cursor.trouble(`"${written}" is no quantity`, `do you mean ${PHRASES[meant.fn]}?`, count);
}
