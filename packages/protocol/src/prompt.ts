// A question as it goes over the wire: ids, and options by their place in the list.

import { TYPES, ZONES } from '@tenfold/rules';
import * as z from 'zod/mini';
import type { Immutable } from './immutable.ts';

/** An option of a prompt. An answer names its place in the list. */
export const WireOption = z.strictObject({
  verb: z.string(),
  card: z.nullable(z.string()),
  /** Of a `choose`: the mode. */
  mode: z.nullable(z.string()),
});
export type WireOption = Immutable<z.infer<typeof WireOption>>;

/** Everything that is said of a card must hold. */
const Filter = z.strictObject({
  type: z.exactOptional(z.enum(TYPES)),
  notType: z.exactOptional(z.enum(TYPES)),
  cards: z.exactOptional(z.readonly(z.array(z.string()))),
  otherThanThis: z.exactOptional(z.boolean()),
  costsAtLeast: z.exactOptional(z.int()),
});

/** A question to a seat, with its options. */
export const Prompt = z.strictObject({
  /** Goes back with the answer; an answer to any other number is stale. Grows during a game, also over an undo. */
  number: z.int(),
  /** For whom: for another player in a possessed turn. */
  player: z.int(),
  /** Whose cards it is about. */
  about: z.int(),
  verb: z.string(),
  /** The card that asks; null for the turn itself. */
  card: z.nullable(z.string()),
  /** Where the cards lie that are offered, by the verb of the option: `open` ones in the last group of the view's. */
  from: z.record(z.string(), z.enum(ZONES)),
  /** How many more must and may be picked, this one included. */
  least: z.int(),
  most: z.int(),
  /** How many have been picked for this question before. */
  picked: z.int(),
  /** Which cards the text speaks of; null for any. */
  filter: z.nullable(Filter),
  /** Of a `gain`: what the card may cost; null if that does not matter. */
  limit: z.nullable(z.strictObject({ exactly: z.boolean(), coins: z.int(), potions: z.int() })),
  /** In Clean-up: the cards offered that do something when they are discarded now. */
  acting: z.readonly(z.array(z.string())),
  options: z.array(WireOption),
  /** There is one option, which the server takes by itself after a pause; nobody need answer. */
  byServer: z.optional(z.literal(true)),
});
export type Prompt = Immutable<z.infer<typeof Prompt>>;
