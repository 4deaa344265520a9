// Which names somebody may have meant who wrote one that does not exist.

import { normalise } from './spelling.ts';

const MOST_SUGGESTIONS = 3;

/** A name that is near: by how many edits, among names of which rank. */
interface Near<T> {
  readonly thing: T;
  readonly edits: number;
  readonly rank: number;
}

/** Names that may be meant, nearest first, each as it was given. */
export const nearestNames = (written: string, names: Iterable<string>): string[] =>
  nearest(written, names, { spellingOf: (name) => name });

/** How things are told apart in a search for the nearest. */
export interface NearestOptions<T> {
  readonly spellingOf: (thing: T) => string;
  /** Things of a lower rank come first, however near the others are; 0 for all if left out. */
  readonly rankOf?: (thing: T) => number;
  /** Of several with one key the first will do. */
  readonly keyOf?: (thing: T) => unknown;
}

/**
 * The things whose spelling is a slip or two away from what was written, nearest first, or contains it. One edit is
 * forgiven in three letters: more, and another word was meant.
 */
export function nearest<T>(
  written: string,
  things: Iterable<T>,
  { spellingOf, rankOf = () => 0, keyOf = (thing) => thing }: NearestOptions<T>,
): T[] {
  const wanted = normalise(written);
  if (wanted === '') return [];
  const mostEdits = Math.max(1, Math.floor(wanted.length / 3));
  const near: Near<T>[] = [];
  for (const thing of things) {
    const spelling = normalise(spellingOf(thing));
    const isPart = wanted.length >= 3 && spelling.includes(wanted);
    if (!isPart && Math.abs(spelling.length - wanted.length) > mostEdits) continue;
    const edits = editDistance(wanted, spelling);
    if (isPart || edits <= mostEdits) near.push({ thing, edits, rank: rankOf(thing) });
  }
  near.sort((a, b) => a.rank - b.rank || a.edits - b.edits);
  const found = new Map<unknown, T>();
  for (const { thing } of near) if (!found.has(keyOf(thing))) found.set(keyOf(thing), thing);
  return [...found.values()].slice(0, MOST_SUGGESTIONS);
}

/** The edits that make one text of another: letters missing, added, changed, or swapped with their neighbour. */
export function editDistance(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const changed = last[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1);
      let edits = Math.min(changed, last[j]! + 1, row[j - 1]! + 1);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        edits = Math.min(edits, beforeLast[j - 2]! + 1);
      }
      row.push(edits);
    }
    beforeLast = last;
    last = row;
  }
  return last[b.length]!;
}
