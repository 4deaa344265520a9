// How a game stands, as one follower may know it.

import * as z from 'zod/mini';
import { END_REASONS } from './end-reasons.ts';
import { growing } from './growing.ts';
import { Id } from './ids.ts';
import type { Immutable } from './immutable.ts';
import { Prompt } from './prompt.ts';
import { View } from './view.ts';

const seat = z.int();
const seats = z.array(seat);
const time = z.int();

/** Time left, in milliseconds, of each seat, as of `at`; null without a clock. */
const Clocks = z.object({
  at: time,
  left: z.array(z.number()),
  /** The seats whose time runs. */
  running: seats,
  /** By seat, where it is later than `at` for somebody: when its time begins to run. */
  from: z.exactOptional(z.array(time)),
});
/** Time left, in milliseconds, of each seat, as of `at`. */
export type Clocks = Immutable<z.infer<typeof Clocks>>;

/** What of a game can be taken back, and who is asked about it. */
const UndoState = z.object({
  /** Whether one's last choice can be taken back at once, by asking, or not at all. */
  may: z.enum(['at-once', 'by-asking', 'no']),
  /**
   * Where it is `no`: the table's rule, a rated game in which somebody has learnt something since, a wish to undo that is
   * still open, a refusal by the others, those who watch with a delay may have been shown it, or there is nothing that
   * could be taken back.
   */
  whyNot: z.nullable(z.enum(['rule', 'rated', 'daily', 'asked', 'refused', 'shown', 'nothing'])),
  /** An open wish of somebody to undo. */
  request: z.nullable(z.object({ number: z.int(), seat, waitingFor: seats })),
  /** The last such wish, if it came to nothing: the seat that refused it, or played on before all had answered. */
  failed: z.nullable(z.object({ number: z.int(), by: seat, why: z.enum(['refused', 'played-on']) })),
});
/** What of a game can be taken back, and who is asked about it. */
export type UndoState = Immutable<z.infer<typeof UndoState>>;

/** Choices that were taken back. The history does not have them any more; this says where they were. */
export const UndoMark = z.object({
  /** So many events had happened at the point to which the game went back. */
  at: z.int(),
  /** Who took back; null if several did, one after the other. */
  seat: z.nullable(seat),
  count: z.int(),
});
/** Choices that were taken back. */
export type UndoMark = Immutable<z.infer<typeof UndoMark>>;

/** Votes that are open, by seats: to put a bot in a seat, to end the game. */
const Wishes = z.object({
  replace: z.array(z.object({ seat, by: seats })),
  end: seats,
  /** The seat that refused the last proposal to end the game, or took it back; null once there is another. */
  refusedBy: z.nullable(seat),
});
/** Votes that are open, by seats: to put a bot in a seat, to end the game. */
export type Wishes = Immutable<z.infer<typeof Wishes>>;

/** A bot's plan for people: the id of a sentence and the cards it is about. */
const WirePlan = z.object({ plan: z.string(), cards: z.array(z.string()) });
/** A bot's plan for people: the id of a sentence and the cards it is about. */
export type WirePlan = Immutable<z.infer<typeof WirePlan>>;

/** A bot that prepares, and how far it is. */
export const Thinking = z.object({
  seat,
  /** `preparing` is the search before a game, with how far it is from 0 to 1. */
  doing: z.enum(['thinking', 'preparing']),
  progress: z.nullable(z.number()),
});
/** A bot that prepares, and how far it is. */
export type Thinking = Immutable<z.infer<typeof Thinking>>;

/** How a game ended. */
const GameEnd = z.object({
  why: growing(END_REASONS),
  /** Who resigned, left, ran out of time or broke off; null where it was nobody, or everybody. */
  by: z.nullable(seat),
  /** Seats of people who never made a choice. Where there are any, nobody has won, and it counts for nobody. */
  unplayed: seats,
});
/** How a game ended. */
export type GameEnd = Immutable<z.infer<typeof GameEnd>>;

/** All that a follower of a game may know of it at one moment. */
export const GameState = z.object({
  game: Id,
  /** Grows with every change of the game; what comes with a lower one is old. */
  sequence: z.int(),
  view: View,
  /** What this seat is asked; null if nothing. */
  prompt: z.nullable(Prompt),
  /**
   * What it is asked at the same time: whoever possesses a player can be asked for that player and for himself. Either
   * may be answered first, by its number; the one that is left is then the `prompt`.
   */
  otherPrompt: z.exactOptional(Prompt),
  clocks: z.nullable(Clocks),
  undo: UndoState,
  /** SHA-256 of the seed, from the start; the seed itself once the game is over. */
  seedHash: z.string(),
  seed: z.nullable(z.string()),
  /** Seats whose players have gone, and until when they may come back. */
  away: z.array(z.object({ seat, until: time })),
  /** Seats in which a bot plays on for somebody who resigned or whose time was up. */
  replaced: z.array(z.object({ seat, character: z.string(), name: z.string() })),
  wishes: Wishes,
  /** By seat, for bots. */
  plans: z.array(z.nullable(WirePlan)),
  thinking: z.array(Thinking),
  ended: z.nullable(GameEnd),
});
/** All that a follower of a game may know of it at one moment. */
export type GameState = Immutable<z.infer<typeof GameState>>;
