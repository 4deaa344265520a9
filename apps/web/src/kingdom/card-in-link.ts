// A home-made card as a short text for an address, and back.

import type { OwnCard } from '@tenfold/protocol';
import { LIMITS, readOwnCard } from '@tenfold/protocol';
import { packText, unpackText } from '../parts/packed-text.ts';

/** More than any card takes when it is unpacked; an address that swells beyond it holds none. */
const MOST_BYTES = 60_000;
/** Longer than the address of any card. */
const MOST_LETTERS = 20_000;

/**
 * The address of a packed card, to hand on. A server shows it where it is pasted, and to who has no script; what is too long
 * to ask a server for stands behind a `#`, as it does where there is none.
 */
export const cardAddress = (packed: string, hasServer: boolean): string =>
  hasServer && packed.length <= LIMITS.cardAddressLength ? `/workshop/${packed}` : `/workshop#${packed}`;

/** The packed card in whatever of its address somebody pastes. */
export function packedIn(address: string): string {
  const [path = '', hash = ''] = address.split('#');
  if (hash !== '') return hash;
  return /\/workshop\/([\w-]+)/.exec(path)?.[1] ?? path;
}

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
