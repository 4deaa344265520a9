// Quantities, read from a line: `own Council Room - 1`, `(Province left + Duchy left) / 2`.

import { nearestNames, title } from '@tenfold/rules';
import type { CardBook } from './card-book.ts';
import { complaint } from './complaints/complaints.ts';
import { DEEPEST, OPERATORS, binding, constantOf, depthOf } from './expression.ts';
import type { Operator } from './expression.ts';
import { readSubject } from './names.ts';
import type { PlacePhrase, Subject, SubjectKind } from './quantities.ts';
import { PHRASES, PHRASES_AS_WORDS, PLACES, PLACES_BEFORE, PLACES_BEHIND } from './quantities.ts';
import type { Cursor, Token } from './tokens.ts';
import type { Call, FunctionName, Operand } from './types.ts';

/** What conditions are read with: the cards, the card of the rule, which `own` alone means, and named conditions. */
export interface Context {
  readonly book: CardBook;
  readonly card: string | undefined;
  /** The strategy's own names, as they are written, by their folded spelling. */
  readonly names: ReadonlyMap<string, string>;
}

export const readOperand = (cursor: Cursor, context: Context): Operand => readSum(cursor, context, 1, 0);

/** Signs that bind at least so tightly; those that bind equally are worked out from left to right. */
function readSum(cursor: Cursor, context: Context, least: number, depth: number): Operand {
  const first = cursor.next;
  let operand = readPart(cursor, context, depth);
  for (let sign = signAhead(cursor, least); sign !== undefined; sign = signAhead(cursor, least)) {
    cursor.skip();
    if (isAtEndOfOperand(cursor)) throw cursor.trouble(complaint('missingNumber', sign));
    const start = cursor.next;
    const by = readSum(cursor, context, binding(sign) + 1, depth);
    if (sign === '/' && constantOf(by) === 0) {
      throw cursor.troubleAt(start, complaint('divisionByZero'), cursor.before);
    }
    operand = { expr: sign, of: operand, by };
    if (depthOf(operand) > DEEPEST) throw cursor.troubleAt(first, complaint('longSum'));
  }
  return operand;
}

function signAhead(cursor: Cursor, least: number): Operator | undefined {
  if (cursor.next.kind !== 'sign') return undefined;
  const { text } = cursor.next;
  return OPERATORS.find((sign) => sign === text && binding(sign) >= least);
}

export function isAtEndOfOperand(cursor: Cursor): boolean {
  const { kind, text } = cursor.next;
  return kind === 'end' || (kind === 'sign' && text === ')') || cursor.isAt(['and']) || cursor.isAt(['or']);
}

function readPart(cursor: Cursor, context: Context, depth: number): Operand {
  const start = cursor.next;
  if (start.kind === 'number') return readNumber(cursor, 1);
  if (start.kind === 'sign' && start.text === '-' && cursor.ahead(1).kind === 'number') {
    cursor.skip();
    return readNumber(cursor, -1);
  }
  if (cursor.takeSign('(')) {
    if (depth >= DEEPEST) throw cursor.troubleAt(start, complaint('longSum'));
    const inside = readSum(cursor, context, 1, depth + 1);
    if (!cursor.takeSign(')')) throw cursor.trouble(complaint('openBracket'));
    return inside;
  }
  return readCall(cursor, context);
}

function readNumber(cursor: Cursor, factor: 1 | -1): number {
  const number = Number(cursor.next.text);
  if (!Number.isFinite(number)) throw cursor.trouble(complaint('greatNumber'));
  cursor.skip();
  return number === 0 ? 0 : number * factor;
}

function readCall(cursor: Cursor, context: Context): Call {
  const start = cursor.next;
  if (start.kind === 'sign' || start.kind === 'end') throw missingQuantity(cursor);
  const before = PLACES_BEFORE.find((place) => cursor.isAt(place.split(' ')));
  if (before !== undefined) {
    cursor.skip(before.split(' ').length);
    return call(cursor, start, before, readOwned(cursor, context));
  }
  const phrase = PHRASES_AS_WORDS.find(
    ({ words }) => cursor.isAt(words) && placeAt(cursor, words.length) === undefined,
  );
  if (phrase !== undefined) {
    cursor.skip(phrase.words.length);
    return { fn: phrase.fn };
  }
  const subject = readCounted(cursor, context.book);
  const place = placeAt(cursor, 0);
  if (place === undefined) throw missingPlace(cursor, start, subject);
  cursor.skip(place.split(' ').length);
  if (place === 'gained') cursor.take('this', 'turn');
  return call(cursor, start, place, subject);
}

function readCounted(cursor: Cursor, book: CardBook): Subject {
  try {
    return readSubject(cursor, book);
  } catch (error) {
    throw halfSaid(cursor, book) ?? nearPhrase(cursor) ?? error;
  }
}

/** `own` alone means the card of the rule. */
function readOwned(cursor: Cursor, { book, card }: Context): Subject {
  const { kind } = cursor.next;
  const isAlone = (kind !== 'word' && kind !== 'quoted') || isAtEndOfOperand(cursor);
  return isAlone && card !== undefined ? { card } : readSubject(cursor, book);
}

function placeAt(cursor: Cursor, ahead: number): (typeof PLACES_BEHIND)[number] | undefined {
  return PLACES_BEHIND.find((place) => cursor.isAt(place.split(' '), ahead));
}

function call(cursor: Cursor, start: Token, place: PlacePhrase, subject: Subject): Call {
  const functions: Readonly<Partial<Record<SubjectKind, FunctionName>>> = PLACES[place];
  if ('card' in subject && functions.card !== undefined) return { fn: functions.card, arg: subject.card };
  if ('all' in subject && functions.all !== undefined) return { fn: functions.all };
  if ('type' in subject && functions.type !== undefined) {
    // Only the card is a Curse. Where a function takes both, its name is the card's.
    const isCurse = subject.type === 'Curse' && functions.type === functions.card;
    return { fn: functions.type, arg: isCurse ? 'curse' : subject.type };
  }
  throw cursor.troubleAt(start, complaint(place === 'cost of' ? 'oneCard' : 'onePile', place));
}

function missingQuantity(cursor: Cursor): Error {
  return cursor.trouble(complaint('missingQuantity', cursor.next.kind === 'end' ? '' : cursor.next.text));
}

/** Those that are named to whoever has forgotten the place. */
const USUAL_PLACES = ['left', 'in hand', 'in play'] as const satisfies readonly PlacePhrase[];
const HIDDEN_PLACES = ['deck', 'discard'];

function missingPlace(cursor: Cursor, start: Token, subject: Subject): Error {
  const hidden = HIDDEN_PLACES.find((place) => cursor.isAt(['in', place]));
  if (hidden !== undefined) {
    const what = 'card' in subject ? title(subject.card) : 'type' in subject ? subject.type : 'cards';
    return cursor.troubleAt(start, complaint('hiddenPlace', what, hidden), cursor.ahead(1));
  }
  const { kind, text } = cursor.next;
  return cursor.troubleAt(
    start,
    complaint('missingPlace', start.text, kind === 'word' ? text : '', USUAL_PLACES),
  );
}

const MONEY = new Set(['money', 'cash', 'buying-power']);
const POINTS = new Set(['points', 'score', 'vp']);
const OPPONENTS = new Set(['opponent', 'opponents', 'enemy', 'rival']);

/** Words that everybody tries, and that leave open which of two things is meant. */
function halfSaid(cursor: Cursor, book: CardBook): Error | undefined {
  const { kind, text, plain } = cursor.next;
  if (kind !== 'word') return undefined;
  if (MONEY.has(plain)) return cursor.trouble(complaint('moneyAlone', text));
  if (POINTS.has(plain)) return cursor.trouble(complaint('pointsAlone', text));
  if (!OPPONENTS.has(plain)) return undefined;
  const start = cursor.next;
  cursor.skip();
  const what = cursor.next;
  try {
    readSubject(cursor, book);
  } catch {
    return undefined;
  }
  return cursor.troubleAt(start, complaint('opponentAlone', text, cursor.textFrom(what)), cursor.before);
}

/** A slip of the pen in `total money` should not be taken for the name of a card. */
function nearPhrase(cursor: Cursor): Error | undefined {
  const meant = PHRASES_AS_WORDS.find(({ words }) =>
    words.every((word, index) => nearestNames(cursor.ahead(index).text, [word]).length > 0),
  );
  if (meant === undefined) return undefined;
  const count = meant.words.length;
  const written = meant.words.map((_word, index) => cursor.ahead(index).text).join(' ');
  return cursor.trouble(complaint('unknownQuantity', written, PHRASES[meant.fn]), count);
}
