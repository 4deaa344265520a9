// A token is an id and this installation's signature under it. Whoever shows one is that person; nothing else is kept.

import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Id } from '@tenfold/protocol';

const TOKEN = /^([A-Za-z0-9_-]{22})\.([A-Za-z0-9_-]{43})$/;

/** The secret that signatures are made with; kept in the store, so that tokens outlive a restart. */
export const newSigningSecret = (): string => randomBytes(32).toString('base64url');

export const signedToken = (id: Id, secret: string): string => `${id}.${signature(id, secret)}`;

/** The id in a token that was signed with this secret; null for any other text. */
export function idInToken(token: string, secret: string): Id | null {
  const [, id, given] = TOKEN.exec(token) ?? [];
  if (id === undefined || given === undefined) return null;
  // Both are 43 letters long; comparing takes the same time wherever they differ.
  return timingSafeEqual(Buffer.from(given), Buffer.from(signature(id, secret))) ? id : null;
}

const signature = (id: Id, secret: string): string =>
  createHmac('sha256', secret).update(id).digest('base64url');
