// What a day's game is dealt from. It follows from the day and from a secret of this installation: whoever knows the
// days before, with all their seeds, knows nothing about the next.

import { createHmac, randomBytes } from 'node:crypto';
import { randomKingdom } from '@tenfold/rules';
import type { Day } from '../time/day.ts';

/** Kept in the store, so that a day is the same after a restart, and on every node. */
export const newDailySecret = (): string => randomBytes(32).toString('base64url');

export const dailyKingdom = (secret: string, day: Day): readonly string[] =>
  randomKingdom({}, drawn(secret, day, 'kingdom'));

/** 256 bits, as a record writes them. */
export const dailySeed = (secret: string, day: Day): string => drawn(secret, day, 'shuffles');

/** Each thing from a line of its own: the kingdom is told while the seed is not. */
const drawn = (secret: string, day: Day, what: string): string =>
  createHmac('sha256', secret).update(`${day} ${what}`).digest('hex');
