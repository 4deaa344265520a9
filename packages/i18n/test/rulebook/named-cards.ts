// Whether a text names a card as the glossary does, in whatever form its sentence needs.

import type { CardId, StandardCardId } from '@tenfold/rules';
import { withoutAccents } from '@tenfold/rules';
import { cards as de } from '../../src/cards/de.ts';
import { cards as hu } from '../../src/cards/hu.ts';
import { cards as pl } from '../../src/cards/pl.ts';

const FORMS: Readonly<Record<'hu' | 'pl' | 'de', (id: StandardCardId) => readonly string[]>> = {
  hu: (id) => [hu[id].name, hu[id].accusative],
  pl: (id) => [pl[id].name, pl[id].accusative, ...[pl[id].few, pl[id].many].map(withoutCount)],
  de: (id) => [de[id].name, de[id].accusative.replace(/^ein\w* /, ''), de[id].plural],
};

/** "karty Złota": the name without what is counted. */
const withoutCount = (form: string): string => form.replace(/^kart[ay]? /, '');

/** What all forms begin with, word by word: "Sala Tronowa" and "Salę Tronową" are "sal" and "tronow". */
function stems(language: 'hu' | 'pl' | 'de', id: StandardCardId): string[] {
  const [first = [], ...others] = FORMS[language](id).map((form) => withoutAccents(form).split(' '));
  return first.map((word, at) =>
    others.reduce((start, other) => commonStart(start, other[at] ?? word), word.slice(0, keptOf(word))),
  );
}

/** Endings of one letter fall away, and with them what comes before in some cases: Wioska, Wiosce. */
const keptOf = (word: string): number => Math.max(3, word.length - 2);

function commonStart(a: string, b: string): string {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length++;
  return a.slice(0, length);
}

/** Each of these cards is named in the text. */
export const unnamedCards = (
  language: 'hu' | 'pl' | 'de',
  text: string,
  cards: readonly CardId[],
): CardId[] => {
  const words = withoutAccents(text).split(/[^\p{L}]+/u);
  return cards.filter((id) =>
    stems(language, id as StandardCardId).some((stem) => !words.some((word) => word.startsWith(stem))),
  );
};
