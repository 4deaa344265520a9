// Who says a ruling, in one line: the books of a box together.

import type { BookRuling, BookText } from '@tenfold/i18n/rulebook';

/** "Intrigue: first Hungarian rulebook, Polish rulebook"; how it is known where no book says it in so many words. */
export function sourcesInShort(text: BookText, { sources, basis }: BookRuling): string {
  const byBox = new Map<string, string[]>();
  for (const source of sources) {
    const [box = '', ...rest] = text.sources[source].split(', ');
    byBox.set(box, [...(byBox.get(box) ?? []), ...rest]);
  }
  const books = [...byBox].map(([box, names]) => (names.length === 0 ? box : `${box}: ${names.join(', ')}`));
  return [books.join(' · '), basis === 'said' ? '' : text.bases[basis]].filter(Boolean).join('. ');
}
