// What of the book an address shows, and what it is called there.

import type { BookRuling, ChapterId } from '@tenfold/i18n/rulebook';
import { CHAPTERS, isChapter, plainMarks } from '@tenfold/i18n/rulebook';
import type { Book } from './book.ts';

export type ShownPage =
  | { readonly kind: 'contents' }
  | { readonly kind: 'words' }
  | { readonly kind: 'chapter'; readonly chapter: ChapterId }
  | { readonly kind: 'ruling'; readonly ruling: BookRuling }
  | { readonly kind: 'missing'; readonly said: string };

/** The path after `/rules` and its language. */
export function shownPage(book: Book, [first, second, ...more]: readonly string[]): ShownPage {
  if (first === undefined) return { kind: 'contents' };
  if (first === 'words' && second === undefined) return { kind: 'words' };
  if (first === 'ruling' && second !== undefined && more.length === 0) {
    const ruling = rulingNamed(book, second);
    return ruling === undefined
      ? { kind: 'missing', said: book.words.noRuling(second) }
      : { kind: 'ruling', ruling };
  }
  // Whoever has read an id somewhere types it behind the book's address.
  const ruling = second === undefined ? rulingNamed(book, first) : undefined;
  if (ruling !== undefined) return { kind: 'ruling', ruling };
  if (second === undefined && isChapter(first)) return { kind: 'chapter', chapter: first };
  return { kind: 'missing', said: book.words.noChapter([first, second, ...more].filter(Boolean).join('/')) };
}

function rulingNamed({ settled }: Book, typed: string): BookRuling | undefined {
  const wanted = typed.toUpperCase();
  return settled.rulings.find(({ id }) => id === wanted);
}

const LONGEST_DESCRIPTION = 155;

/** For the window, for search engines, and for whoever is sent the link. */
export function titleAndDescription(book: Book, page: ShownPage): { title: string; description: string } {
  const { text, words } = book;
  switch (page.kind) {
    case 'contents':
      return { title: text.title, description: words.description };
    case 'words':
      return { title: words.az, description: words.azLead };
    case 'chapter': {
      const { title, lead } = text.chapters[page.chapter];
      return { title, description: cut(plainMarks(lead)) };
    }
    case 'ruling': {
      const { id, place, statement } = page.ruling;
      return { title: `${id}: ${text.chapters[place.chapter].title}`, description: cut(statement) };
    }
    case 'missing':
      return { title: text.title, description: page.said };
  }
}

function cut(text: string): string {
  if (text.length <= LONGEST_DESCRIPTION) return text;
  return `${text.slice(0, text.lastIndexOf(' ', LONGEST_DESCRIPTION))} …`;
}

/** Every page of the book, by its path. */
export const allPaths = (book: Book): string[][] => [
  [],
  ['words'],
  ...CHAPTERS.map(({ id }) => [id]),
  ...book.settled.rulings.map(({ id }) => ['ruling', id]),
];
