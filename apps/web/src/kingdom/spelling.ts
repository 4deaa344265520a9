// Cards by what somebody types of their names.

import type { CardId } from '@tenfold/rules';
import { normalise, title } from '@tenfold/rules';

interface Names {
  readonly cardSpellings: (card: CardId) => readonly string[];
}

/** The cards one of whose names has this in it: in the reader's language, of any printing, or in English. */
export function cardsNamed(
  typed: string,
  cards: readonly CardId[],
  { cardSpellings }: Names,
): readonly CardId[] {
  const part = normalise(typed);
  if (part === '') return cards;
  return cards.filter((card) =>
    [title(card), ...cardSpellings(card)].some((name) => normalise(name).includes(part)),
  );
}
