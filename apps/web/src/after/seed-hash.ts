// The hash of a seed, so that anybody can check that a game was not dealt to please somebody.

import { seedHashOf } from '@tenfold/protocol';

/** SHA-256 in hexadecimal. A page that came over plain HTTP has no cryptography of the browser's, and fetches some. */
export async function hashOf(seed: string): Promise<string> {
  if (isSecureContext) return seedHashOf(seed);
  const { sha256Hex } = await import('./sha256-hex.ts');
  return sha256Hex(seed);
}
