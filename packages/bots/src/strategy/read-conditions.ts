// Conditions, read from a line: `(own Gold < 2 or not greening) and total money < 16`. `not` binds tightest, then `and`.

import { fold } from '@tenfold/rules';
import { complaint } from './complaints/complaints.ts';
import { DEEPEST, OPERATORS } from './expression.ts';
import type { Context } from './operands.ts';
import { isAtEndOfOperand, readOperand } from './operands.ts';
import { isTruth } from './quantities.ts';
import type { Cursor } from './tokens.ts';
import { COMPARISONS } from './types.ts';
import type { Comparison, StrategyCondition } from './types.ts';

/** Everything behind `when`: a list of which all must hold. */
export function readConditions(cursor: Cursor, context: Context): readonly StrategyCondition[] {
  const condition = readAny(cursor, context, 0);
  return 'all' in condition ? condition.all : [condition];
}

function readAny(cursor: Cursor, context: Context, depth: number): StrategyCondition {
  const parts = [readAll(cursor, context, depth)];
  while (cursor.take('or')) parts.push(readAll(cursor, context, depth));
  return parts.length === 1 ? parts[0]! : { any: parts };
}

function readAll(cursor: Cursor, context: Context, depth: number): StrategyCondition {
  const parts = [readOne(cursor, context, depth)];
  while (cursor.take('and')) parts.push(readOne(cursor, context, depth));
  // Brackets around what is joined by `and` say nothing more.
  const flat = parts.flatMap((part) => ('all' in part ? part.all : [part]));
  return flat.length === 1 ? flat[0]! : { all: flat };
}

function readOne(cursor: Cursor, context: Context, depth: number): StrategyCondition {
  const start = cursor.next;
  if (depth > DEEPEST) throw cursor.troubleAt(start, complaint('deepCondition'));
  if (cursor.take('not')) return { not: readOne(cursor, context, depth + 1) };
  if (isGroupAhead(cursor)) {
    cursor.skip();
    const inside = readAny(cursor, context, depth + 1);
    if (!cursor.takeSign(')')) throw cursor.trouble(complaint('openGroup'));
    return inside;
  }
  const name = start.kind === 'word' ? context.names.get(fold(start.text)) : undefined;
  if (name !== undefined) {
    cursor.skip();
    return { named: name };
  }
  return readComparison(cursor, context);
}

/** Whether a bracket is around a condition, and not around a sum. */
function isGroupAhead(cursor: Cursor): boolean {
  if (cursor.next.kind !== 'sign' || cursor.next.text !== '(') return false;
  let depth = 0;
  for (let ahead = 0; ; ahead++) {
    const { kind, text } = cursor.ahead(ahead);
    if (kind === 'end') return false;
    if (kind === 'word' && ['and', 'or', 'not'].some((word) => cursor.isAt([word], ahead))) return true;
    if (kind !== 'sign') continue;
    if (isComparison(text)) return true;
    if (text === '(') depth++;
    if (text === ')') depth--;
    if (depth === 0) return !continuesASum(cursor.ahead(ahead + 1));
  }
}

const isComparison = (sign: string): boolean => (COMPARISONS as readonly string[]).includes(sign);

const continuesASum = ({ kind, text }: Cursor['next']): boolean =>
  kind === 'sign' && (isComparison(text) || (OPERATORS as readonly string[]).includes(text));

function readComparison(cursor: Cursor, context: Context): Comparison {
  const start = cursor.next;
  const l = readOperand(cursor, context);
  const op = COMPARISONS.find((sign) => cursor.takeSign(sign));
  if (op === undefined) {
    if (typeof l === 'object' && 'fn' in l && isTruth(l.fn)) return { l, op: '>=', r: 1 };
    const next = cursor.next.kind === 'end' ? '' : cursor.next.text;
    throw cursor.trouble(complaint('missingComparison', next, COMPARISONS.join(' ')));
  }
  if (isAtEndOfOperand(cursor)) throw cursor.trouble(complaint('missingNumber', op));
  const middle = cursor.next;
  const r = readOperand(cursor, context);
  if (cursor.next.kind === 'sign' && isComparison(cursor.next.text)) {
    const first = cursor.textFrom(start);
    const second = `${cursor.next.text} ${cursor.ahead(1).text}`.trim();
    const twice = complaint('twoComparisons', first, cursor.textFrom(middle), second);
    throw cursor.troubleAt(start, twice, cursor.ahead(1).kind === 'end' ? cursor.next : cursor.ahead(1));
  }
  return { l, op, r };
}
