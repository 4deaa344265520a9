// Where a sentence speaks of a card. Languages bend names ("Miedziaki", "Wioskę"), so words are compared by how they begin.

import type { CardId } from '@tenfold/rules';

export interface Piece {
  readonly text: string;
  /** The card of which it is the name; null for what lies between. */
  readonly card: CardId | null;
}

interface Found {
  readonly start: number;
  readonly end: number;
  readonly card: CardId;
}

/** Endings that a bent word may have instead of its own. */
const LONGEST_ENDING = 3;
const WORD = /[\p{L}\p{N}’'-]+/gu;

/** The sentence in pieces. A name that cannot be found is left in the text as it is. */
export function namesIn(
  text: string,
  names: readonly { readonly card: CardId; readonly name: string }[],
): Piece[] {
  const found = names
    .flatMap(({ card, name }) => placeOf(text, card, name) ?? [])
    .sort((a, b) => a.start - b.start)
    .filter(({ start }, index, all) => start >= (all[index - 1]?.end ?? 0));
  const pieces: Piece[] = [];
  let at = 0;
  for (const { start, end, card } of found) {
    if (start > at) pieces.push({ text: text.slice(at, start), card: null });
    pieces.push({ text: text.slice(start, end), card });
    at = end;
  }
  if (at < text.length) pieces.push({ text: text.slice(at), card: null });
  return pieces;
}

function placeOf(text: string, card: CardId, name: string): Found | undefined {
  const exact = text.indexOf(name);
  const words = [...text.matchAll(WORD)];
  const wanted = name.match(WORD) ?? [];
  for (let first = 0; first + wanted.length <= words.length; first++) {
    const last = words[first + wanted.length - 1];
    const start = words[first]?.index;
    if (last === undefined || start === undefined || wanted.length === 0) continue;
    if (exact >= 0 && start !== exact) continue;
    if (!wanted.every((word, i) => isBent(words[first + i]?.[0] ?? '', word))) continue;
    return { start, end: last.index + last[0].length, card };
  }
  return undefined;
}

/** Names are written with capitals, which keeps ordinary words apart from them. */
function isBent(word: string, name: string): boolean {
  const kept = Math.max(Math.min(2, name.length), name.length - LONGEST_ENDING);
  return (
    plain(word).startsWith(plain(name.slice(0, kept))) && word.length <= name.length + LONGEST_ENDING + 1
  );
}

/** "Gärten" and "Garten" begin alike. */
const plain = (word: string): string => word.normalize('NFD').replaceAll(/\p{M}/gu, '');
