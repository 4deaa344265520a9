// The words of the game that a learner has met: those on the cards that he has.

import type { Printing } from '@tenfold/i18n/glossary';
import type { Language } from '@tenfold/i18n/languages';
import { loadBook, sectionText } from '@tenfold/i18n/rulebook';
import { termIndex } from '../../term-index.ts';
import { chapterAddress, placeAddress } from '../rulebook/addresses.ts';

export interface TermToMeet {
  readonly title: string;
  /** Where the book explains it. */
  readonly address: string;
  readonly cards: readonly string[];
}

/** All of them, as the book calls them. */
export async function loadTerms(language: Language, printing: Printing): Promise<readonly TermToMeet[]> {
  const book = await loadBook(language, printing);
  return termIndex.map((term) => {
    const { chapter, section, isChapter, cards } = term;
    const title = isChapter ? book.chapters[chapter].title : (sectionText(book, term)?.title ?? section);
    return { title, address: isChapter ? chapterAddress(chapter) : placeAddress(term), cards };
  });
}
