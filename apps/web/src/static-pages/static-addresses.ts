// Addresses that name their language: each page of the book has one in each of them.

import type { Language } from '@tenfold/i18n/languages';
import { CHAPTERS, isCardChapter } from '@tenfold/i18n/rulebook';
import type { CardId } from '@tenfold/rules';

export const addressIn = (language: Language, path: readonly string[]): string =>
  ['/rules', language, ...path].join('/');

/**
 * What is read without a script leads to what can be read without one: to the same language, and of a card to its place in the
 * book.
 */
export const withStaticLinks = (html: string, language: Language): string =>
  html
    .replaceAll(/href="\/rules(?=[/"#])(?!\/(?:en|hu|pl|de)[/"#])/g, `href="/rules/${language}`)
    .replaceAll(
      /href="\/cards\/([a-z-]+)"/g,
      (_, card: CardId) => `href="${addressIn(language, cardPlace(card))}"`,
    );

function cardPlace(card: CardId): string[] {
  const chapter = CHAPTERS.find(
    ({ id, sections }) => isCardChapter(id) && sections.some((one) => one.id === card),
  );
  if (chapter !== undefined) return [`${chapter.id}#${card}`];
  return [card === 'possession' || card === 'potion' ? card : 'cards#box'];
}
