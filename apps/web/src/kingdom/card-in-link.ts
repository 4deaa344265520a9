// A home-made card as a short text for an address, and back.

import type { OwnCard } from '@tenfold/protocol';
import { readOwnCard } from '@tenfold/protocol';
import { packText, unpackText } from '../parts/packed-text.ts';

/** More than any card takes when it is unpacked; an address that swells beyond it holds none. */
const MOST_BYTES = 60_000;
/** Longer than the address of any card. */
const MOST_LETTERS = 20_000;

export const packCard = async (card: OwnCard): Promise<string> => packText(JSON.stringify(card));

/** Null where the text holds no card that can be believed. */
export async function unpackCard(text: string): Promise<OwnCard | null> {
  if (text.length > MOST_LETTERS) return null;
  try {
    return readOwnCard(JSON.parse(await unpackText(text, MOST_BYTES))).card;
  } catch {
    return null;
  }
}
