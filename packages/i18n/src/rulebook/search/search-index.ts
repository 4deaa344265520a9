// An inverted index: for each word the entries that have it, and how much it says about them. It is plain data, made when the
// page is built and read as it is.

import { tokensOf } from './tokens.ts';

/** What can be found: a card, a ruling, a section of the book, a word of the game. */
export type EntryKind = 'card' | 'ruling' | 'section' | 'word';

/** Something that can be found, as it is shown. */
export interface SearchEntry {
  readonly kind: EntryKind;
  /** Of the card or the ruling; of a section "chapter#section"; of a word the word itself. */
  readonly id: string;
  readonly title: string;
  readonly text: string;
}

/** An entry with the texts that it is found by, and the weight of each. */
export interface IndexedEntry extends SearchEntry {
  readonly fields: readonly (readonly [text: string, weight: number])[];
}

/** The index of the book's search, as plain data that can be stored. */
export interface SearchIndex {
  /** Columns, for each is much alike in itself. */
  readonly kinds: readonly EntryKind[];
  readonly ids: readonly string[];
  readonly titles: readonly string[];
  readonly texts: readonly string[];
  /** In the order of their letters. */
  readonly words: readonly string[];
  /** For each word: entry and weight by turns, each entry as its distance from the one before. */
  readonly postings: readonly (readonly number[])[];
}

/** Makes an index of these entries. */
export function newSearchIndex(entries: readonly IndexedEntry[]): SearchIndex {
  const byWord = new Map<string, Map<number, number>>();
  for (const [number, { fields }] of entries.entries()) {
    for (const [text, weight] of fields) {
      for (const token of tokensOf(text)) {
        const weights = byWord.get(token) ?? new Map<number, number>();
        byWord.set(token, weights.set(number, Math.max(weight, weights.get(number) ?? 0)));
      }
    }
  }
  const words = [...byWord.keys()].toSorted();
  return {
    kinds: entries.map(({ kind }) => kind),
    ids: entries.map(({ id }) => id),
    titles: entries.map(({ title }) => title),
    texts: entries.map(({ text }) => text),
    words,
    postings: words.map((word) => asDistances(byWord.get(word) ?? new Map())),
  };
}

function asDistances(weights: ReadonlyMap<number, number>): number[] {
  let last = 0;
  return [...weights].flatMap(([entry, weight]) => {
    const distance = entry - last;
    last = entry;
    return [distance, weight];
  });
}
