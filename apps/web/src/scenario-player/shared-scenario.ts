// A scenario in an address: compressed, behind the hash, which no server is told.

import { packText, unpackText } from '../parts/packed-text.ts';

const PREFIX = '#s=';
/** Longer addresses are cut by those who carry them. */
const LONGEST_LINK = 8_000;
/** More than any scenario that a link can carry takes when it is unpacked. */
const MOST_BYTES = 200_000;

export async function linkTo(text: string, page: string): Promise<string | null> {
  const link = page + PREFIX + (await packText(text));
  return link.length > LONGEST_LINK ? null : link;
}

/** The text in the hash of an address: null where there is none, and an error where it is not whole. */
export async function textIn(hash: string): Promise<string | null> {
  return hash.startsWith(PREFIX) ? unpackText(hash.slice(PREFIX.length), MOST_BYTES) : null;
}
