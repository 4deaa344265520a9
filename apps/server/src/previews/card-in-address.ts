// A home-made card that an address holds. Addresses come from anybody: nothing is unpacked beyond its bounds, and what is
// no card is none. Nothing of it is kept.

import { inflateRawSync } from 'node:zlib';
import type { OwnCard } from '@tenfold/protocol';
import { LIMITS, readOwnCard } from '@tenfold/protocol';

export function cardInAddress(packed: string): OwnCard | null {
  if (packed.length > LIMITS.cardAddressLength || !/^[\w-]+$/.test(packed)) return null;
  try {
    const bytes = inflateRawSync(Buffer.from(packed, 'base64url'), {
      maxOutputLength: LIMITS.cardAddressBytes,
    });
    return readOwnCard(JSON.parse(bytes.toString('utf8'))).card;
  } catch {
    return null;
  }
}
