// Which word somebody may have meant who wrote one that does not exist.

import { fold, slipsBetween } from '@tenfold/rules';

const MOST_SUGGESTIONS = 3;

/** Without case and accents. */
export const bare = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Without any spelling that does not matter: case, accents, spaces, hyphens, apostrophes. */
export const plain = (text: string): string => fold(bare(text));

/** Words within a few slips of the pen, nearest first, or those that contain what was written. */
export function nearestWords(written: string, words: Iterable<string>): string[] {
  const wanted = plain(written);
  if (wanted === '') return [];
  const mostSlips = Math.max(1, Math.floor(wanted.length / 3));
  return [...words]
    .map((word) => ({ word, slips: slipsBetween(wanted, plain(word)) }))
    .filter(({ word, slips }) => slips <= mostSlips || (wanted.length >= 3 && plain(word).includes(wanted)))
    .toSorted((a, b) => a.slips - b.slips)
    .slice(0, MOST_SUGGESTIONS)
    .map(({ word }) => word);
}
