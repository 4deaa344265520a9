// What a section says; nothing where a card is the section, which speaks for itself.

import type { BookText, SectionText } from './book-text.ts';
import type { BookPlace } from './chapters.ts';
import { isCardChapter } from './chapters.ts';

/** The text of a section; undefined for the section of a card. */
export function sectionText(text: BookText, { chapter, section }: BookPlace): SectionText | undefined {
  if (isCardChapter(chapter)) return undefined;
  const sections: Readonly<Record<string, SectionText>> = text.chapters[chapter].sections;
  return sections[section];
}
