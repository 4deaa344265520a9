// The hash of a seed, so that anybody can check that a game was not dealt to please somebody.

import { seedHashOf } from '@tenfold/protocol';
import { sha256 } from './sha256.ts';

/** SHA-256 in hexadecimal. Pages that came over plain HTTP have no cryptography of the browser's, so there is one here. */
export async function hashOf(seed: string): Promise<string> {
  return isSecureContext ? seedHashOf(seed) : sha256(new TextEncoder().encode(seed));
}
