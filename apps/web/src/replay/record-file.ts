// A record that somebody brings along: checked by playing it, before it is shown.

import { LIMITS } from '@tenfold/protocol';
import { openReplay } from '../after/open-replay.ts';

export const MOST_LETTERS = LIMITS.recordLength;

export class TooLong extends Error {}

/** Throws `TooLong`, or the rules' `RecordError` with the line. */
export async function checkRecord(text: string): Promise<void> {
  if (text.length > MOST_LETTERS) throw new TooLong();
  await openReplay(text);
}

/** The text of a file. What is much too long is not even read. */
export async function textOf(file: File): Promise<string> {
  // A letter takes up to four bytes.
  if (file.size > 4 * MOST_LETTERS) throw new TooLong();
  return file.text();
}
