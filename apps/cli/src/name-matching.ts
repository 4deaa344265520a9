// Names as people type them.

import { normalise } from '@tenfold/rules';

/** The things that the text names; if it names none in full, those whose names begin with it. */
export function namedBy<T>(
  text: string,
  things: readonly T[],
  namesOf: (thing: T) => readonly string[],
): T[] {
  const wanted = normalise(text);
  if (wanted === '') return [];
  const exact = things.filter((thing) => namesOf(thing).some((name) => normalise(name) === wanted));
  if (exact.length > 0) return exact;
  return things.filter((thing) => namesOf(thing).some((name) => normalise(name).startsWith(wanted)));
}
