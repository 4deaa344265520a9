// One kingdom a day, the same for everybody: what is told of it, and of how everybody did.

import * as z from 'zod/mini';
import { Id } from './ids.ts';
import type { Immutable } from './immutable.ts';

const time = z.int();
/** As 2026-11-18, by UTC. */
const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));

const DailyResult = z.object({
  points: z.int(),
  /** Those of the bot. */
  against: z.int(),
  /** Of one's own. */
  turns: z.int(),
});

/** How everybody did: nobody is named. */
const DailyResults = z.object({
  /** Games that were played to their end; each is in the spread. */
  finished: z.int(),
  gaveUp: z.int(),
  /** By how many points ahead of the bot, the most first: how many games came out so. */
  spread: z.array(z.object({ margin: z.int(), count: z.int() })),
  /** The most points ahead, then the fewest turns, then the earliest; null if nobody has come to the end. */
  best: z.nullable(z.extend(DailyResult, { game: Id })),
});
/** How everybody did on one day. */
export type DailyResults = Immutable<z.infer<typeof DailyResults>>;

const OwnDaily = z.object({
  table: Id,
  game: Id,
  /** Null while it is played. */
  ended: z.nullable(z.enum(['finished', 'gave-up'])),
  /** False for a game that was ended after the day was closed. */
  counts: z.boolean(),
  /** For who came to the end. */
  result: z.nullable(DailyResult),
});
/** One's own game of a day. */
export type OwnDaily = Immutable<z.infer<typeof OwnDaily>>;

const DailyDay = z.object({
  day,
  kingdom: z.array(z.string()),
  /** Whom everybody plays against. */
  bot: z.object({ character: z.string(), name: z.string() }),
  /** One's own game; null for who has not begun it, or has no identity. */
  own: z.nullable(OwnDaily),
  /** Null while the day runs, for who has not ended the own game. */
  results: z.nullable(DailyResults),
  /** Whether the best game can be replayed by who asks. */
  mayWatchBest: z.boolean(),
});
/** The kingdom of one day. */
export type DailyDay = Immutable<z.infer<typeof DailyDay>>;

/** The kingdom of the day, and the latest before it whose results are final. */
export const DailyAnswer = z.object({
  /** The server's time. */
  at: time,
  today: DailyDay,
  /** When the next one can be played. */
  nextAt: time,
  /** How many have begun today's. */
  players: z.int(),
  before: z.nullable(DailyDay),
});
export type DailyAnswer = Immutable<z.infer<typeof DailyAnswer>>;

/** One's own game of today. */
export const DailyGameAnswer = z.object({ table: Id, game: Id });
export type DailyGameAnswer = Immutable<z.infer<typeof DailyGameAnswer>>;
