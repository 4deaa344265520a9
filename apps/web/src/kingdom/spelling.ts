// How names are compared that people type.

import type { CardId } from '@tenfold/rules';
import { title } from '@tenfold/rules';

/** Letters and digits without their accents: neither a hyphen nor a missing mark makes another card of it. */
export const bare = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('ł', 'l')
    .normalize('NFD')
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

interface Names {
  readonly cardSpellings: (card: CardId) => readonly string[];
}

/** The cards one of whose names has this in it: in the reader's language, of any printing, or in English. */
export function cardsNamed(
  typed: string,
  cards: readonly CardId[],
  { cardSpellings }: Names,
): readonly CardId[] {
  const part = bare(typed);
  if (part === '') return cards;
  return cards.filter((card) =>
    [title(card), ...cardSpellings(card)].some((name) => bare(name).includes(part)),
  );
}
