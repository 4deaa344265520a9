// Why no kingdom fits: the smallest set of wishes that cannot be had together, and what would loosen it.

import type { WishPart } from './wish.ts';

type Fits = (parts: readonly WishPart[]) => boolean;

export interface Clash {
  readonly clash: readonly WishPart[];
  /** Giving up one of these makes all the others fit. */
  readonly cures: readonly WishPart[];
}

export function explainClash(parts: readonly WishPart[], fits: Fits): Clash {
  const clash = narrowed(smallestClash(parts, fits), fits);
  return {
    clash,
    cures: clash.flatMap(pieces).filter((piece) => fits(without(parts, piece))),
  };
}

/**
 * Every set of wishes that clash contains something of every way out, where a way out is a set of wishes without
 * which the others fit. So the smallest set that meets all the ways out known so far is tried: either it clashes, and
 * nothing smaller can, or it fits, and growing it for as long as it fits shows a further way out.
 * The musts count as one wish here, and so do the bans.
 */
function smallestClash(parts: readonly WishPart[], fits: Fits): WishPart[] {
  const waysOut: WishPart[][] = [];
  for (;;) {
    const chosen = smallestMeeting(waysOut);
    if (!fits(chosen)) return parts.filter((part) => chosen.includes(part));
    const kept = [...chosen];
    for (const part of parts) if (!kept.includes(part) && fits([...kept, part])) kept.push(part);
    waysOut.push(parts.filter((part) => !kept.includes(part)));
  }
}

function smallestMeeting(sets: readonly (readonly WishPart[])[]): WishPart[] {
  for (let size = 0; ; size++) {
    const found = meeting(sets, size);
    if (found !== undefined) return found;
  }
}

function meeting(sets: readonly (readonly WishPart[])[], size: number): WishPart[] | undefined {
  const first = sets[0];
  if (first === undefined) return [];
  if (size === 0) return undefined;
  for (const part of first) {
    const rest = meeting(
      sets.filter((set) => !set.includes(part)),
      size - 1,
    );
    if (rest !== undefined) return [part, ...rest];
  }
  return undefined;
}

/** Of the musts and the bans, only those without which it would not clash. */
function narrowed(clash: readonly WishPart[], fits: Fits): WishPart[] {
  let parts = [...clash];
  for (const piece of clash.flatMap(pieces)) {
    const fewer = without(parts, piece);
    if (!fits(fewer)) parts = fewer;
  }
  return parts;
}

/** What can be given up of a wish: each card of a list, any other wish as a whole. */
const pieces = (part: WishPart): WishPart[] =>
  'cards' in part ? part.cards.map((card) => ({ ...part, cards: [card] })) : [part];

function without(parts: readonly WishPart[], piece: WishPart): WishPart[] {
  if (!('cards' in piece)) return parts.filter((part) => part !== piece);
  return parts.flatMap((part) => {
    if (part.wish !== piece.wish) return [part];
    const cards = part.cards.filter((card) => !piece.cards.includes(card));
    return cards.length === 0 ? [] : [{ ...part, cards }];
  });
}
