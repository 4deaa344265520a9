// Finding a thing by any of its names, however it is typed, or the names that come nearest.

import { slipsBetween } from '@tenfold/rules';

/** One way to write the name of something, and what is meant by it. */
export interface Spelling<Id extends string> {
  readonly id: Id;
  readonly spelling: string;
  /** How the name is shown when it is among the nearest. */
  readonly name: string;
}

/** What was meant, by its id; or the names nearest to what was typed. */
export type Found<Id extends string> = { id: Id } | { nearest: string[] };

const NEAREST = 3;

/** Where two things share a spelling, the earlier one in the list has it. */
export function finder<Id extends string>(spellings: readonly Spelling<Id>[]): (text: string) => Found<Id> {
  const known = new Map<string, Spelling<Id>>();
  for (const spelling of spellings) {
    const folded = fold(spelling.spelling);
    if (!known.has(folded)) known.set(folded, spelling);
  }
  return (text) => {
    const folded = fold(text);
    const hit = known.get(folded);
    return hit ? { id: hit.id } : { nearest: nearest(folded, known) };
  };
}

/** Small letters without accents, and digits: no apostrophe, hyphen or space can make a difference. */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('ł', 'l')
    .normalize('NFD')
    .replaceAll(/[^a-z0-9]/g, '');
}

/** Each thing by its nearest name; names that differ in more than half of their letters are not near. */
function nearest<Id extends string>(folded: string, known: ReadonlyMap<string, Spelling<Id>>): string[] {
  const near = [...known]
    .map(([other, { id, name }]) => ({ id, name, edits: slipsBetween(folded, other), length: other.length }))
    .filter(({ edits, length }) => edits <= Math.max(folded.length, length) / 2)
    .toSorted((a, b) => a.edits - b.edits);
  const names = new Map<Id, string>();
  for (const { id, name } of near) if (!names.has(id)) names.set(id, name);
  return [...names.values()].slice(0, NEAREST);
}
