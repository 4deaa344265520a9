// What the rulebook says in one language. English is no more than the others: the shape follows from the chapters.

import type { CardChapterId, ToldChapterId, ToldSectionId } from './chapters.ts';

/**
 * A paragraph with marks in it: what stands between asterisks is stressed, a link in Markdown's way leads to a card or a chapter by
 * its id, `$3P` is a cost of three coins and a Potion.
 */
export type MarkedText = string;

/** A section: its heading and its paragraphs. */
export interface SectionText {
  readonly title: string;
  readonly text: readonly MarkedText[];
}

/** A chapter: its heading, a first paragraph, its sections. */
export interface ChapterText<SectionId extends string> {
  readonly title: string;
  readonly lead: MarkedText;
  readonly sections: Readonly<Record<SectionId, SectionText>>;
}

/** A rulebook or card text from which a ruling was taken. */
export type SourceId = '000' | '001' | '002' | '003' | '004' | 'base-1e' | 'general';

/** How a ruling is known: a rulebook says it, it follows, it was worked out, or the card says it. */
export type BasisId = 'said' | 'follows' | 'worked-out' | 'card';

/** The book in one language. */
export interface BookText {
  readonly title: string;
  readonly lead: MarkedText;
  readonly chapters: { readonly [Id in ToldChapterId]: ChapterText<ToldSectionId<Id>> } & Readonly<
    Record<CardChapterId, Omit<ChapterText<never>, 'sections'>>
  >;
  readonly sources: Readonly<Record<SourceId, string>>;
  readonly bases: Readonly<Record<BasisId, string>>;
  /** A word of the game, and what it means. */
  readonly words: readonly (readonly [word: string, meaning: MarkedText])[];
}
