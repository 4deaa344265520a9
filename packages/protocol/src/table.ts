// Tables: what is agreed on before a game, and who sits where.

import { FEWEST_PLAYERS, KINGDOM_PILES, MOST_PLAYERS } from '@tenfold/rules';
import * as z from 'zod/mini';
import { Id, LanguageSchema } from './ids.ts';
import type { Immutable } from './immutable.ts';
import { LIMITS } from './limits.ts';
import { CLOCKS, INFORMATION, KINGDOM_KINDS, SPECTATORS, UNDO_RULES } from './table-choices.ts';

const CardId = z.string().check(z.maxLength(40), z.regex(/^[a-z0-9-]+$/));

/** A kingdom by its name, ten cards, or drawn when the game starts. */
export const KingdomSetting = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('recommended'), id: CardId }),
  z.strictObject({ kind: z.literal('cards'), cards: z.array(CardId).check(z.length(KINGDOM_PILES)) }),
  z.strictObject({
    kind: z.literal('random'),
    sets: z.optional(z.array(z.enum(['base', 'intrigue', 'alchemy', 'guests'])).check(z.maxLength(4))),
  }),
]);
export type KingdomSetting = Immutable<z.infer<typeof KingdomSetting>>;

/** What is settled when a table is opened. */
export const TableOptions = z.strictObject({
  kingdom: KingdomSetting,
  seats: z.int().check(z.minimum(FEWEST_PLAYERS), z.maximum(MOST_PLAYERS)),
  clock: z.enum(CLOCKS),
  /** free: back to where anybody learnt something, beyond that by asking; ask: always by asking. */
  undo: z.enum(UNDO_RULES),
  /** Watchers see nothing hidden; or everything, so many turns later; or there are none. */
  spectators: z.enum(SPECTATORS),
  /** What the page counts for its player: nothing, cards owned, all that can be followed. */
  information: z.enum(INFORMATION),
  /** No kingdom of this table has Possession, however it comes about. */
  noPossession: z.boolean(),
  rated: z.boolean(),
  /**
   * Where a hand leaves one possible answer the server gives it, after a pause as a person takes it. Left out: where
   * more than one person plays.
   */
  pauses: z.optional(z.boolean()),
});
export type TableOptions = Immutable<z.infer<typeof TableOptions>>;

/** Who sits on a seat: a person, a bot, or nobody. */
export const Occupant = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('person'),
    id: Id,
    name: z.string(),
    language: LanguageSchema,
    here: z.boolean(),
  }),
  z.strictObject({ kind: z.literal('bot'), character: z.string(), name: z.string() }),
]);
export type Occupant = Immutable<z.infer<typeof Occupant>>;

/** Who has said yes to the next game at a table, and to what: it begins with nobody who has not. */
export const Consent = z.strictObject({
  /** Raised whenever there is something else to say yes to; whoever agrees or declines names it. */
  number: z.int(),
  people: z.array(Id),
  /** After a game: the rematch that somebody would play. */
  offer: z.nullable(
    z.strictObject({
      by: Id,
      /** Null: the same kingdom again. */
      kingdom: z.nullable(KingdomSetting),
      /** It is over then; sooner if its maker goes. */
      until: z.int(),
    }),
  ),
  /** Offers that came to nothing lately, the latest last. */
  past: z.array(
    z.strictObject({
      by: Id,
      why: z.enum(['declined', 'withdrawn', 'expired']),
      /** Who declined it, or took it back; null if nobody did. */
      who: z.nullable(Id),
      /** Its maker may make another from then on. */
      restUntil: z.int(),
    }),
  ),
});
export type Consent = Immutable<z.infer<typeof Consent>>;

/** A table as all who know its link see it. */
export const TableView = z.strictObject({
  id: Id,
  options: TableOptions,
  seats: z.array(z.nullable(Occupant)),
  host: Id,
  /** The game being played, or the last one. */
  game: z.nullable(Id),
  state: z.enum(['gathering', 'playing', 'finished']),
  /** How many look on. */
  watching: z.int(),
  /** Where the others went when more than six came: a second table. */
  overflow: z.nullable(Id),
  consent: Consent,
});
export type TableView = Immutable<z.infer<typeof TableView>>;

/** A wish to play with anyone: every table that has one of these sizes and clocks, and such a kingdom, will do. */
export const PlayWish = z.strictObject({
  players: z
    .array(z.int().check(z.minimum(FEWEST_PLAYERS), z.maximum(MOST_PLAYERS)))
    .check(z.minLength(1), z.maxLength(LIMITS.seats - 1)),
  kingdom: z.enum([...KINGDOM_KINDS, 'any']),
  clock: z.array(z.enum(CLOCKS)).check(z.minLength(1), z.maxLength(CLOCKS.length)),
});
export type PlayWish = Immutable<z.infer<typeof PlayWish>>;

/** A wish to play on from the middle of a game against a bot. */
export const PlayOnWish = z.strictObject({
  /** A finished game of this server, or a record of one's own. */
  from: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('game'), game: Id }),
    z.strictObject({ kind: z.literal('record'), text: z.string().check(z.maxLength(LIMITS.recordLength)) }),
  ]),
  /** So many choices of the record have been made. */
  choices: z.int().check(z.minimum(0), z.maximum(LIMITS.recordLength)),
  /** Where one wants to sit; the bot sits everywhere else. */
  seat: z.int().check(z.minimum(0), z.maximum(LIMITS.seats - 1)),
  character: z.string().check(z.minLength(1), z.maxLength(40)),
});
export type PlayOnWish = Immutable<z.infer<typeof PlayOnWish>>;
