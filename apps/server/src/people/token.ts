// A token is an id, the generation of the person's tokens, and this installation's signature under both. Whoever shows
// one is that person, as long as its generation is the one that counts; nothing else is kept.

import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Id } from '@tenfold/protocol';

/** The first generation is not written: tokens were so before there were any further. */
const TOKEN = /^(([A-Za-z0-9_-]{22})(?:\.([1-9]\d{0,8}))?)\.([A-Za-z0-9_-]{43})$/;

export interface Claim {
  readonly id: Id;
  readonly generation: number;
}

/** The secret that signatures are made with; kept in the store, so that tokens outlive a restart. */
export const newSigningSecret = (): string => randomBytes(32).toString('base64url');

export function signedToken({ id, generation }: Claim, secret: string): string {
  const claim = generation === 0 ? id : `${id}.${generation}`;
  return `${claim}.${signature(claim, secret)}`;
}

/** What a token that was signed with this secret says; null for any other text. */
export function claimInToken(token: string, secret: string): Claim | null {
  const [, claim, id, generation = '0', given] = TOKEN.exec(token) ?? [];
  if (claim === undefined || id === undefined || given === undefined) return null;
  // Both are 43 letters long; comparing takes the same time wherever they differ.
  const isOurs = timingSafeEqual(Buffer.from(given), Buffer.from(signature(claim, secret)));
  return isOurs ? { id, generation: Number(generation) } : null;
}

const signature = (claim: string, secret: string): string =>
  createHmac('sha256', secret).update(claim).digest('base64url');
