// A home-made card in what somebody has pasted: the card itself as JSON, or an address that carries it behind its #.

import type { OwnCard } from '@tenfold/protocol';
import { readOwnCard } from '@tenfold/protocol/own-card';

/** `what` is null where it is no card at all. */
export type ReadText = { readonly card: OwnCard } | { readonly card: null; readonly what: string | null };

/** Longer than any card can be. */
const LONGEST = 32 * 1024;

export function readOwnCardText(text: string): ReadText {
  const data = dataIn(text.trim());
  if (typeof data !== 'object' || data === null) return { card: null, what: null };
  const { card, troubles } = readOwnCard(data);
  if (card !== null) return { card };
  return { card: null, what: troubles.map(({ what }) => what).join('; ') };
}

function dataIn(text: string): unknown {
  if (text.length > LONGEST) return null;
  for (const written of [text, decoded(text.slice(text.indexOf('#') + 1))]) {
    try {
      return JSON.parse(written) as unknown;
    } catch {
      // Not this way.
    }
  }
  return null;
}

function decoded(fragment: string): string {
  try {
    return decodeURIComponent(fragment.replace(/^[a-z]+=/, ''));
  } catch {
    return '';
  }
}
