// What somebody said at the table. It is no part of the game: nothing of it is kept with the game or its record.

import { BOT_PHRASES, PHRASES, REACTIONS } from '@tenfold/i18n/phrases';
import * as z from 'zod/mini';
import { growing } from './growing.ts';
import { Id } from './ids.ts';
import type { Immutable } from './immutable.ts';

export const Said = z.object({
  seat: z.int(),
  /** Who said it; null for a bot. */
  person: z.nullable(Id),
  phrase: growing([...PHRASES, ...REACTIONS, ...BOT_PHRASES]),
  /** What a reaction is about. */
  card: z.exactOptional(z.string()),
  at: z.int(),
  /** So many events had happened in the game, for a place in its log. */
  after: z.int(),
});
/** What somebody said at the table. */
export type Said = Immutable<z.infer<typeof Said>>;
