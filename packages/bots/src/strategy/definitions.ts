// Names that a strategy gives to conditions: which may be given, and which hang on themselves.

import { fold } from '@tenfold/rules';
import type { CardBook } from './card-book.ts';
import { WORDS } from './quantities.ts';
import type { StrategyCondition, Definition } from './types.ts';

/** One word, with hyphens if need be, that means nothing else. */
export const isFreeName = (name: string, book: CardBook): boolean =>
  /^\p{L}[\p{L}\p{M}\p{N}'’]*(?:-\p{L}[\p{L}\p{M}\p{N}'’]*)*$/u.test(name) &&
  !WORDS.has(fold(name)) &&
  !('id' in book.find(name));

/** The names that a condition speaks of. */
function namesIn(condition: StrategyCondition): readonly string[] {
  if ('named' in condition) return [condition.named];
  if ('not' in condition) return namesIn(condition.not);
  if ('any' in condition) return condition.any.flatMap(namesIn);
  if ('all' in condition) return condition.all.flatMap(namesIn);
  return [];
}

/** The first definition that hangs on itself. A phase also hangs on the phases above it. */
export function circleAmong(definitions: readonly Definition[]): number | undefined {
  const needs = new Map(
    definitions.map((definition, index) => [
      definition.name,
      [
        ...(definition.if ?? []).flatMap(namesIn),
        ...(definition.phase === true
          ? definitions.slice(0, index).flatMap((above) => (above.phase === true ? [above.name] : []))
          : []),
      ],
    ]),
  );
  const reaches = (from: string, wanted: string, seen: Set<string>): boolean =>
    (needs.get(from) ?? []).some((next) => {
      if (next === wanted) return true;
      if (seen.has(next)) return false;
      seen.add(next);
      return reaches(next, wanted, seen);
    });
  const found = definitions.findIndex(({ name }) => reaches(name, name, new Set()));
  return found === -1 ? undefined : found;
}
