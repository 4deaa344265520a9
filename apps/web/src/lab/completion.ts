// What may be meant by the word that is being typed: cards in any language, and words of the language.

import { vocabulary } from '@tenfold/bots';
import { allCards, normalise } from '@tenfold/rules';

const MOST = 6;
const FEWEST_LETTERS = 2;

export interface Completion {
  /** The part of the text that the suggestions would take the place of. */
  readonly from: number;
  readonly to: number;
  readonly suggestions: readonly string[];
}

/** `namesOf` has all names of a card, `nameOf` the one that is put into the text; `own` are home-made cards. */
export function completionAt(
  text: string,
  caret: number,
  namesOf: (card: string) => readonly string[],
  nameOf: (card: string) => string,
  own: readonly string[] = [],
): Completion {
  const before = text.slice(text.lastIndexOf('\n', caret - 1) + 1, caret);
  const nothing = { from: caret, to: caret, suggestions: [] };
  const [word = ''] = /[\p{L}\p{M}'’-]*$/u.exec(before) ?? [];
  if (before.includes('#') || word.length < FEWEST_LETTERS) return nothing;
  const typed = normalise(word);
  const isFirst = before.trimStart() === word;
  const words = isFirst
    ? vocabulary.lines
    : [...vocabulary.conditions, ...vocabulary.rules, ...vocabulary.quantities];
  const fitting = words.filter((one) => one !== word && normalise(one).startsWith(typed));
  const cards = isFirst
    ? []
    : [...own, ...allCards.map(({ id }) => id)]
        .filter((id) => namesOf(id).some((name) => normalise(name).startsWith(typed)))
        .map((id) => nameOf(id))
        .filter((name) => name !== word);
  const suggestions = [...new Set([...cards, ...fitting])].slice(0, MOST);
  return { from: caret - word.length, to: caret, suggestions };
}
