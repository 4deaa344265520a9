// Tables: what is agreed on before a game, and who sits where.

import { FEWEST_PLAYERS, KINGDOM_PILES, MOST_PLAYERS } from '@tenfold/rules';
import * as z from 'zod/mini';
import { Id, LanguageSchema } from './ids.ts';
import type { Immutable } from './immutable.ts';
import { LIMITS } from './limits.ts';
import { OwnCards } from './own-card.ts';
import { CLOCKS, INFORMATION, KINGDOM_KINDS, SPECTATORS, UNDO_RULES } from './table-choices.ts';

const CardId = z.string().check(z.maxLength(40), z.regex(/^[a-z0-9-]+$/));

const SetName = z.enum(['base', 'intrigue', 'alchemy', 'guests']);
const sets = z.optional(z.array(SetName).check(z.minLength(1), z.maxLength(4)));
const pileCount = z.optional(z.int().check(z.minimum(0), z.maximum(KINGDOM_PILES)));

/** Home-made cards belong to the kingdom that they come with, and to no other. All of them together are not too long. */
const ownCards = z.optional(
  OwnCards.check(
    z.refine(
      (cards) => JSON.stringify(cards).length <= LIMITS.ownCardsLength,
      `must be shorter: all home-made cards of a table have ${LIMITS.ownCardsLength} letters together; leave some out`,
    ),
  ),
);

/** A kingdom by its name, ten cards, drawn when the game starts, or picked in turn before it. */
export const KingdomSetting = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('recommended'), id: CardId }),
  /** Ten cards, the home-made ones among them by their ids. */
  z.strictObject({
    kind: z.literal('cards'),
    cards: z.array(CardId).check(z.length(KINGDOM_PILES)),
    ownCards,
  }),
  z.strictObject({
    kind: z.literal('random'),
    sets,
    /** So many of each set, as five and five; of a set that is not named, as many as chance has it. */
    counts: z.optional(
      z.strictObject({ base: pileCount, intrigue: pileCount, alchemy: pileCount, guests: pileCount }),
    ),
    /** These are in it. */
    ownCards,
  }),
  z.strictObject({
    kind: z.literal('draft'),
    /** What is picked from; left out: the boxes. */
    sets,
    /** Everybody may strike one kind. */
    vetoes: z.optional(z.boolean()),
    /** These can be picked, too. */
    ownCards,
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
  /** Two: the Treasures of two boxes lie in the Supply, as they do for five and six players anyway. */
  boxes: z.optional(z.literal([1, 2])),
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

const DraftStep = z.strictObject({ seat: z.int(), card: z.string() });

/** A kingdom being picked in turn: whoever's pick it is has until a certain time, and then one is picked for him. */
export const DraftView = z.strictObject({
  /** What may be picked at all. */
  kinds: z.array(z.string()),
  /** In order, those among them that were struck later. */
  picks: z.array(DraftStep),
  struck: z.array(DraftStep),
  vetoes: z.boolean(),
  /** Whose pick it is; null when ten lie there, and the game is about to begin. */
  turn: z.nullable(z.int()),
  /** Grows with each step; whoever picks names it. */
  number: z.int(),
  until: z.int(),
});
/** A kingdom being picked in turn. */
export type DraftView = Immutable<z.infer<typeof DraftView>>;

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
  /** While the kingdom of the next game is picked in turn. */
  draft: z.exactOptional(DraftView),
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
