// Finding a thing by any of its names, however it is typed, or the names that come nearest.

import { nearest, normalise } from '@tenfold/rules';
import type { Language } from './languages.ts';

/** One way to write the name of something, and what is meant by it. */
export interface Spelling<Id extends string> {
  readonly id: Id;
  readonly spelling: string;
  /** How the name is shown when it is among the nearest. */
  readonly name: string;
  /** Whose name it is; of all, if left out. */
  readonly language?: Language;
}

/** What was meant, by its id; or the names nearest to what was typed. */
export type Lookup<Id extends string> = { id: Id } | { nearest: string[] };

/** Looks a name up. Of the names that are merely near, those of the reader's language and English come first. */
export type Finder<Id extends string> = (text: string, language?: Language) => Lookup<Id>;

/** Where two things share a spelling, the earlier one in the list has it. */
export function finder<Id extends string>(spellings: readonly Spelling<Id>[]): Finder<Id> {
  const known = new Map<string, Spelling<Id>>();
  for (const spelling of spellings) {
    const normal = normalise(spelling.spelling);
    if (!known.has(normal)) known.set(normal, spelling);
  }
  return (text, language) => {
    const hit = known.get(normalise(text));
    if (hit !== undefined) return { id: hit.id };
    const isForeign = (whose: Language | undefined): boolean =>
      language !== undefined && whose !== undefined && whose !== 'en' && whose !== language;
    const near = nearest(text, spellings, {
      spellingOf: ({ spelling }) => spelling,
      rankOf: (spelling) => (isForeign(spelling.language) ? 1 : 0),
      keyOf: ({ id }) => id,
    });
    return { nearest: near.map(({ name }) => name) };
  };
}
