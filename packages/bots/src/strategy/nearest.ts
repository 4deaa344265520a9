// Which word somebody may have meant who wrote one that does not exist.

import { fold } from '@tenfold/rules';

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

/** Letters missing, added, changed, or swapped with their neighbour. */
function slipsBetween(from: string, to: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let i = 1; i <= from.length; i++) {
    const row = [i];
    for (let j = 1; j <= to.length; j++) {
      const isSwapped = i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1];
      row.push(
        Math.min(
          (last[j] ?? 0) + 1,
          (row[j - 1] ?? 0) + 1,
          (last[j - 1] ?? 0) + (from[i - 1] === to[j - 1] ? 0 : 1),
          isSwapped ? (beforeLast[j - 2] ?? 0) + 1 : Infinity,
        ),
      );
    }
    beforeLast = last;
    last = row;
  }
  return last[to.length] ?? 0;
}
