// Where a page ended: the two values that its list is sorted by, in letters that mean nothing to whoever carries them.

import { Refusal } from '../refusal.ts';

export interface PageCursor {
  readonly value: number;
  readonly id: string;
}

export function writeCursor({ value, id }: PageCursor): string {
  return Buffer.from(JSON.stringify([value, id])).toString('base64url');
}

export function readCursor(text: string): PageCursor {
  let parts: unknown;
  try {
    parts = JSON.parse(Buffer.from(text, 'base64url').toString());
  } catch {
    parts = null;
  }
  if (Array.isArray(parts) && parts.length === 2) {
    const [value, id] = parts as unknown[];
    // Written anew it must be the same: base64 decoding skips what it does not understand.
    if (typeof value === 'number' && typeof id === 'string' && writeCursor({ value, id }) === text) {
      return { value, id };
    }
  }
  throw new Refusal(
    'malformed',
    '"after" is not the end of a page: send the "next" of the page before as it came, or leave it out.',
  );
}
