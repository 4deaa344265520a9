// Where things of the book are. Without a language in it an address speaks the reader's own.

import type { BookPlace, SearchEntry } from '@tenfold/i18n/rulebook';

export const CONTENTS = '/rules';
export const WORDS = '/rules/words';
export const chapterAddress = (chapter: string): string => `/rules/${chapter}`;
export const placeAddress = ({ chapter, section }: BookPlace): string => `/rules/${chapter}#${section}`;
export const rulingAddress = (id: string): string => `/rules/ruling/${id}`;
/** Where it is stepped through, on the page of the ruling. */
export const PLAYED = 'play';
export const playedAddress = (id: string): string => `${rulingAddress(id)}#${PLAYED}`;

export function entryAddress({ kind, id }: SearchEntry): string {
  if (kind === 'card') return `/cards/${id}`;
  if (kind === 'ruling') return rulingAddress(id);
  return kind === 'section' ? `/rules/${id}` : `${WORDS}#${wordAnchor(id)}`;
}

export const wordAnchor = (word: string): string => `word-${word.replaceAll(/\s+/g, '-')}`;
