// Games that were played where no server could be reached, and are brought to the archive afterwards.

import * as z from 'zod/mini';
import { Id } from './ids.ts';
import type { Immutable } from './immutable.ts';
import { LIMITS } from './limits.ts';

const character = z.string().check(z.minLength(1), z.maxLength(40));

/** A game against bots that nobody but a device has seen. */
export const UnwitnessedGame = z.strictObject({
  /** From its first choice to its end, or until its player gave up: then its last line says so. */
  record: z.string().check(z.maxLength(LIMITS.recordLength)),
  /** By seat: which character sat there; null for the one person. */
  bots: z.array(z.nullable(character)).check(z.minLength(2), z.maxLength(LIMITS.seats)),
  /** When it was begun and when it was over, by the clock of the device. */
  startedAt: z.int().check(z.minimum(0)),
  finishedAt: z.int().check(z.minimum(0)),
});
export type UnwitnessedGame = Immutable<z.infer<typeof UnwitnessedGame>>;

/** Under which id the archive has it; the same for a game that was sent before. */
export const UnwitnessedAnswer = z.object({ game: Id });
export type UnwitnessedAnswer = Immutable<z.infer<typeof UnwitnessedAnswer>>;
