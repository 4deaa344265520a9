// The HTTP API: what comes in and what goes out. The OpenAPI document is made from these schemas.

import * as z from 'zod/mini';
import { END_REASONS } from './end-reasons.ts';
import { growing } from './growing.ts';
import { Id, LanguageSchema } from './ids.ts';
import type { Immutable } from './immutable.ts';
import { LIMITS } from './limits.ts';
import { REFUSALS } from './refusals.ts';
import { OwnCards } from './own-card.ts';
import { KingdomSetting, TableView } from './table.ts';

const seat = z.int().check(z.minimum(0), z.maximum(LIMITS.seats - 1));
/** At most 24 letters as people count them; some take several characters. */
const name = z.string().check(z.minLength(1), z.maxLength(LIMITS.nameLength * 8));
const word = z.string().check(z.minLength(1), z.maxLength(40));
const time = z.int();

/** Every answer that is not the one asked for. */
export const ErrorAnswer = z.strictObject({ code: growing(REFUSALS), reason: z.string() });
export type ErrorAnswer = Immutable<z.infer<typeof ErrorAnswer>>;

// People

/** Body of the request by which somebody comes for the first time: name and language. */
export const NewPerson = z.strictObject({ name, language: LanguageSchema });
/** What one changes about oneself; what is left out stays. */
export const PersonChange = z.strictObject({ name: z.optional(name), language: z.optional(LanguageSchema) });
/** A person as others see them. */
export const PersonAnswer = z.object({ id: Id, name: z.string(), language: LanguageSchema });
export type PersonAnswer = Immutable<z.infer<typeof PersonAnswer>>;
/** The token is the identity: whoever has it is that person. Browsers get it as a cookie too. */
export const IdentityAnswer = z.object({ person: PersonAnswer, token: z.string() });
export type IdentityAnswer = Immutable<z.infer<typeof IdentityAnswer>>;
/** Works once, and within a quarter of an hour: `POST /carry/{code}` on the other device. */
export const CarryAnswer = z.object({ code: z.string() });
export type CarryAnswer = Immutable<z.infer<typeof CarryAnswer>>;
/** The code by which an identity is carried to another browser. */
export const CarryCode = z.string().check(z.maxLength(64), z.regex(/^[A-Za-z0-9_-]+$/));

// Tables

/**
 * Without a seat: any that is free. `consent` is the number of what one saw when one sat down: if something else is
 * played by now, one sits there and has yet to agree.
 */
export const SitWish = z.strictObject({ seat: z.optional(seat), consent: z.optional(z.int()) });
/** Without a kingdom, or with nothing at all: the same again. */
export const RematchWish = z._default(z.strictObject({ kingdom: z.optional(KingdomSetting) }), {});
/** To what one agrees, or not: the number in the table's `consent`. */
export const ConsentAnswer = z.strictObject({ consent: z.int() });
/** What one picks or strikes while a kingdom is drafted; `number` is that of the draft as one saw it. */
export const DraftWish = z.strictObject({
  card: z.string().check(z.minLength(1), z.maxLength(LIMITS.cardLength)),
  number: z.int(),
});
/** Which character shall sit on which seat. */
export const BotWish = z.strictObject({ seat, character: word });
/** Body of the requests that are about one seat: which one. */
export const SeatWish = z.strictObject({ seat });
/** The game that was asked for. */
export const GameAnswer = z.object({ game: Id });
export type GameAnswer = Immutable<z.infer<typeof GameAnswer>>;
/** The game that has begun; null where its kingdom is drafted first. */
export const StartAnswer = z.object({ game: z.nullable(Id) });
/**
 * A table where one sits; `yourMove`: the game on it waits for one; `left`: one has given that game up, and a bot plays
 * on in it.
 */
const OwnTable = z.extend(TableView, { yourMove: z.boolean(), left: z.optional(z.boolean()) });
/** A table at which one sits, as a list of them shows it. */
export type OwnTable = Immutable<z.infer<typeof OwnTable>>;
/** The tables at which one sits. */
export const TablesAnswer = z.object({ tables: z.array(OwnTable) });
export type TablesAnswer = Immutable<z.infer<typeof TablesAnswer>>;

// Play anyone

/** How one's wish to play with anyone stands. */
export const WishAnswer = z.object({
  state: z.enum(['none', 'waiting', 'matched']),
  table: z.nullable(Id),
});
export type WishAnswer = Immutable<z.infer<typeof WishAnswer>>;

// Looking on

/** Running games of people who were found for each other; nobody's table among friends is here. The latest first. */
export const WatchAnswer = z.object({
  games: z.array(
    z.object({
      table: Id,
      game: Id,
      startedAt: time,
      kingdom: z.array(z.string()),
      /** By seat, as they are called in the game. */
      players: z.array(z.object({ name: z.string(), character: z.nullable(z.string()) })),
      /** As in the view of a game; null if nobody has followed it for a while. */
      turn: z.nullable(z.int()),
      /** How many of the players are here just now. */
      here: z.int(),
      /** How many look on. */
      watching: z.int(),
    }),
  ),
});
export type WatchAnswer = Immutable<z.infer<typeof WatchAnswer>>;

// Games

/** What a rated game did to one's rating, and what it weighed from 0 to 1; docs/ratings.md says how. */
const RatingChange = z.object({
  before: z.number(),
  after: z.number(),
  weight: z.number(),
  /** How much of a whole game it was. */
  length: z.number(),
  /** Falls the more often one has met the others lately. */
  fresh: z.number(),
  /** How well the others are known among people. */
  known: z.number(),
  /** Falls the further one stands above the others. */
  even: z.number(),
  /** It would have brought more if the opponents had not been picked; left out where that is not so. */
  held: z.optional(z.boolean()),
});
/** What a rated game did to one's rating. */
export type RatingChange = Immutable<z.infer<typeof RatingChange>>;

/** A finished game in short: who played what, and how it ended. */
export const GameSummaryAnswer = z.object({
  id: Id,
  /** Its link lets one sit down there, so only those who played at it are told. */
  table: z.nullable(Id),
  startedAt: time,
  finishedAt: z.nullable(time),
  /** Why it is over; left out while it is played. */
  ended: z.optional(growing(END_REASONS)),
  /** Seats of people who never made a choice, if there are any: then nobody has won, and it counts for nobody. */
  unplayed: z.optional(z.array(z.int())),
  kingdom: z.array(z.string()),
  /** Its home-made cards, if it has any: left out in lists. */
  ownCards: z.optional(OwnCards),
  rated: z.boolean(),
  /** Played where no server could be reached: its player alone has seen it, and finds it. */
  unwitnessed: z.optional(z.boolean()),
  /** By seat; `points` and `place` once finished. Where nobody has won, nobody has a place. */
  players: z.array(
    z.object({
      person: z.nullable(Id),
      character: z.nullable(z.string()),
      name: z.string(),
      points: z.nullable(z.number()),
      place: z.nullable(z.int()),
    }),
  ),
  /** For who played it, and if it was rated: left out in lists. */
  rating: z.optional(RatingChange),
});
export type GameSummaryAnswer = Immutable<z.infer<typeof GameSummaryAnswer>>;
/** A page of finished games. */
export const ArchiveAnswer = z.object({
  games: z.array(GameSummaryAnswer),
  /** Goes into the next query as `after`; null at the end. */
  next: z.nullable(z.string()),
});
export type ArchiveAnswer = Immutable<z.infer<typeof ArchiveAnswer>>;

const limit = z._default(
  z.coerce.number().check(z.multipleOf(1), z.minimum(1), z.maximum(LIMITS.pageSize)),
  20,
);
const after = z.optional(z.string().check(z.minLength(1), z.maxLength(200)));

/** Which finished games are wanted. */
export const ArchiveQuery = z.strictObject({
  /** Part of a player's name. */
  player: z.optional(z.string().check(z.minLength(1), z.maxLength(LIMITS.searchLength))),
  /** One's own games. */
  person: z.optional(z.literal('me')),
  card: z.optional(word),
  after,
  limit,
});
/** Which page of a long list is wanted. */
export const PageQuery = z.strictObject({ after, limit });

/** A page of the ladder, the best first. */
export const LadderAnswer = z.object({
  ratings: z.array(
    z.object({
      person: z.nullable(Id),
      /** Always null: bots are not on the ladder of people. */
      character: z.nullable(z.string()),
      name: z.string(),
      /** What one is almost certainly worth; 0 at the start. */
      value: z.number(),
      /** So few games that it is a first guess. */
      provisional: z.boolean(),
      games: z.int(),
    }),
  ),
  next: z.nullable(z.string()),
});
export type LadderAnswer = Immutable<z.infer<typeof LadderAnswer>>;

/** One's own rating, on the ladder or off it. */
export const OwnRatingAnswer = z.object({
  value: z.number(),
  provisional: z.boolean(),
  /** All rated games, however little they weighed. */
  games: z.int(),
  /** Whether one is on the ladder. */
  listed: z.boolean(),
  /** What the games weigh together, and against how many different people they were. */
  weight: z.number(),
  people: z.int(),
  /** What the ladder asks for. */
  needs: z.object({ weight: z.number(), people: z.int() }),
  /** What the latest rated games did, the latest first. */
  changes: z.array(z.extend(RatingChange, { game: Id, at: time })),
});
export type OwnRatingAnswer = Immutable<z.infer<typeof OwnRatingAnswer>>;

/** The characters that can be seated, the weakest first. */
export const BotsAnswer = z.object({
  bots: z.array(z.object({ id: z.string(), name: z.string(), strength: z.number() })),
});
export type BotsAnswer = Immutable<z.infer<typeof BotsAnswer>>;

/** The server is well, and speaks this version of the protocol. Warnings are for whoever runs it: nothing fails yet. */
export const HealthAnswer = z.object({
  status: z.literal('ok'),
  version: z.int(),
  warnings: z.optional(z.array(z.string())),
});
