// Ids of people, tables and games, and other secrets of 128 bits.

import { randomBytes } from 'node:crypto';
import type { Id } from '@tenfold/protocol';

/** 128 bits from the operating system, in 22 letters of base64url. */
export const newId = (): Id => randomBytes(16).toString('base64url');
