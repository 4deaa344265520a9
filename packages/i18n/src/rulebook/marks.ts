// The marks in a text of the book, taken apart: what is stressed, what leads somewhere, what is a cost.

import type { CardId, Cost } from '@tenfold/rules';
import { allCards } from '@tenfold/rules';
import type { MarkedText } from './book-text.ts';
import { isChapter } from './chapters.ts';

/** A piece of a marked text: plain or stressed words, a cost, or a link. */
export type MarkedPiece =
  | { readonly kind: 'text' | 'stressed'; readonly text: string }
  | { readonly kind: 'cost'; readonly text: string; readonly cost: Cost }
  | { readonly kind: 'link'; readonly text: string; readonly to: string; readonly card: CardId | null };

const MARK =
  /\[(?<linked>[^\]]+)\]\((?<to>[^)]+)\)|\*(?<stressed>[^*]+)\*|(?<cost>\$(?<coins>\d+)P?|(?<![\p{L}\p{N}$])P(?![\p{L}\p{N}]))/gu;

/** A marked text taken apart into plain words, stressed words, costs and links, in order. */
export function piecesOf(text: MarkedText): MarkedPiece[] {
  const pieces: MarkedPiece[] = [];
  let at = 0;
  for (const mark of text.matchAll(MARK)) {
    if (mark.index > at) pieces.push({ kind: 'text', text: text.slice(at, mark.index) });
    pieces.push(pieceOf(mark));
    at = mark.index + mark[0].length;
  }
  if (at < text.length) pieces.push({ kind: 'text', text: text.slice(at) });
  return pieces;
}

function pieceOf({ groups = {} }: RegExpExecArray): MarkedPiece {
  const { linked, to, stressed, cost = '', coins = '0' } = groups;
  if (linked !== undefined && to !== undefined) return { kind: 'link', text: linked, ...target(to) };
  if (stressed !== undefined) return { kind: 'stressed', text: stressed };
  return { kind: 'cost', text: cost, cost: { coins: Number(coins), potions: cost.endsWith('P') ? 1 : 0 } };
}

/** Possession is a card and a chapter: in the book it is the chapter that one wants. */
function target(to: string): { readonly to: string; readonly card: CardId | null } {
  if (to.startsWith('/')) return { to, card: null };
  if (isChapter(to)) return { to: `/rules/${to}`, card: null };
  if (allCards.some(({ id }) => id === to)) return { to: `/cards/${to}`, card: to };
  throw new Error(`a text of the rulebook leads to "${to}", which is no card and no chapter`);
}

/** The text without its marks, as a terminal or a search reads it. */
export const plainMarks = (text: MarkedText): string =>
  piecesOf(text)
    .map((piece) => piece.text)
    .join('');
