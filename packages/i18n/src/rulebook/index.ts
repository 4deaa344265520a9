// The rulebook: its order, its text in each language, and what of the rulings stands where. The rulings themselves are data,
// and come from whoever has them.
//
//   const book = await loadBook('pl');
//   book.chapters.goal.title;

export { disagreementsAbout, isIn, readBookRulings } from './book-rulings.ts';
export type {
  BookRuling,
  BookRulings,
  Disagreement,
  ListedScenario,
  SilentQuestion,
} from './book-rulings.ts';
export type { BasisId, BookText, ChapterText, MarkedText, SectionText, SourceId } from './book-text.ts';
export { CHAPTERS, isCardChapter, isChapter, placeOf, rulingsIn } from './chapters.ts';
export type {
  CardChapterId,
  BookChapter,
  ChapterId,
  BookPlace,
  BookSection,
  ToldChapterId,
  ToldSectionId,
} from './chapters.ts';
export { MISPRINTS, issueOf } from './conflict-topics.ts';
export type { Issue } from './conflict-topics.ts';
export { loadBook } from './load.ts';
export { piecesOf, plainMarks } from './marks.ts';
export type { MarkedPiece } from './marks.ts';
export { sectionText } from './section-text.ts';
export { TEXTS, capitalised, readable, sentence } from './readable.ts';
export { bookEntries } from './search/book-entries.ts';
export { newSearchIndex } from './search/search-index.ts';
export type { EntryKind, IndexedEntry, SearchEntry, SearchIndex } from './search/search-index.ts';
export { hasWords, search } from './search/search.ts';
