// Two acts that are joined by "and" rather than told one after the other: "Put those into your hand and discard the others."

import type { Act } from './outline.ts';

const SECOND: ReadonlySet<Act['act']> = new Set(['rest', 'them', 'all', 'reveal']);

export function isPair(acts: readonly Act[]): boolean {
  const [, second, third] = acts;
  return second !== undefined && third === undefined && SECOND.has(second.act);
}
