// What somebody says at the table.

import type { CardId } from '@tenfold/rules';
import type { Sentences } from './sentences.ts';

/** Null for a phrase that this language does not know, as a newer server may send, or one that lacks its card. */
export function phraseSentence(say: Sentences, phrase: string, card?: CardId): string | null {
  const { phrases, reactions, voices } = say.spoken;
  const all: Readonly<Record<string, string | ((card: CardId) => string)>> = {
    ...phrases,
    ...reactions,
    ...voices,
  };
  const words = Object.hasOwn(all, phrase) ? all[phrase] : undefined;
  if (typeof words === 'function') return card === undefined ? null : words(card);
  return words ?? null;
}
