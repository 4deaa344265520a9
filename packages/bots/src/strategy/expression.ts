// Sums and products: which sign binds tighter, and how deep they may nest.

import type { Expression, Operand } from './types.ts';

export const OPERATORS = ['+', '-', '*', '/'] as const;
export type Operator = (typeof OPERATORS)[number];

/** Deeper than anybody writes by hand; it keeps hostile ones from costing anything. */
export const DEEPEST = 24;

export const binding = (sign: Operator): number => (sign === '+' || sign === '-' ? 1 : 2);

export const isExpression = (operand: Operand): operand is Expression =>
  typeof operand === 'object' && 'expr' in operand;

export const depthOf = (operand: Operand): number =>
  isExpression(operand) ? 1 + Math.max(depthOf(operand.of), depthOf(operand.by)) : 0;

/** What a sum of numbers alone comes to; undefined where it hangs on the game. */
export function constantOf(operand: Operand): number | undefined {
  if (typeof operand === 'number') return operand;
  if (!isExpression(operand)) return undefined;
  const of = constantOf(operand.of);
  const by = constantOf(operand.by);
  if (of === undefined || by === undefined) return undefined;
  switch (operand.expr) {
    case '+':
      return of + by;
    case '-':
      return of - by;
    case '*':
      return of * by;
    case '/':
      return of / by;
  }
}
