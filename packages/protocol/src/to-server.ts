// What a client says over the WebSocket. Every message may carry a mark of the client's own, which comes back with the
// answer: `done` or `refused`.

import { PHRASES, REACTIONS } from '@tenfold/i18n/phrases';
import * as z from 'zod/mini';
import { Id } from './ids.ts';
import { LIMITS } from './limits.ts';

const mark = z.optional(z.string().check(z.maxLength(LIMITS.markLength)));
const number = z.int().check(z.minimum(0), z.maximum(2 ** 31));

/** What a client says over the WebSocket. */
export const ToServer = z.discriminatedUnion('type', [
  /** Must come first. The token may be left out where a cookie came with the connection. */
  z.strictObject({
    type: z.literal('hello'),
    version: z.int(),
    token: z.optional(z.string().check(z.maxLength(200))),
    mark,
  }),
  /** Follow a table and the game on it: as a player if one sits there, as a spectator otherwise. */
  z.strictObject({ type: z.literal('open'), table: Id, mark }),
  z.strictObject({ type: z.literal('close'), table: Id, mark }),
  /** `option` is a place in the prompt's list. `later`: a machine chose it; it is made after a pause as people take it. */
  z.strictObject({
    type: z.literal('choose'),
    game: Id,
    number,
    option: z.int().check(z.minimum(0), z.maximum(1023)),
    later: z.optional(z.boolean()),
    mark,
  }),
  /** Takes back one's last choice, or asks the others whether one may. */
  z.strictObject({ type: z.literal('undo'), game: Id, mark }),
  /** The answer to another's wish to undo; `request` is its number. */
  z.strictObject({ type: z.literal('allow-undo'), game: Id, request: number, allow: z.boolean(), mark }),
  z.strictObject({ type: z.literal('resign'), game: Id, mark }),
  /** Somebody's time is up: a bot shall play on for that seat, or the game shall end. All others present must agree. */
  z.strictObject({
    type: z.literal('replace'),
    game: Id,
    seat: z.int().check(z.minimum(0), z.maximum(LIMITS.seats - 1)),
    mark,
  }),
  z.strictObject({ type: z.literal('end'), game: Id, mark }),
  /** Against a proposal to end the game, or one's own taken back. */
  z.strictObject({ type: z.literal('refuse-end'), game: Id, mark }),
  /** A word to everybody at the table; a reaction is about a card. */
  z.strictObject({
    type: z.literal('say'),
    game: Id,
    phrase: z.enum([...PHRASES, ...REACTIONS]),
    card: z.optional(z.string().check(z.maxLength(LIMITS.cardLength))),
    mark,
  }),
  z.strictObject({ type: z.literal('ping'), mark }),
]);
export type ToServer = z.infer<typeof ToServer>;
