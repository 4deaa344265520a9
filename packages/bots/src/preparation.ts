// How a player looks for a strategy before a game, and plays by it: one that prepares is given its time here, wherever
// it sits.

import type { Lens } from '@tenfold/rules';
import type { Bot, BotMaker } from './bot.ts';
import type { Plan } from './plans/plan.ts';
import type { Strategy } from './strategy/types.ts';

/** How a character plays a table. */
export interface Play {
  /** What it means to do at this table. Follows from what all can see. */
  plan(lens: Lens): Plan;
  readonly maker: BotMaker;
}

/** A bot that may change its plan while it plays. */
export interface PlanningBot extends Bot {
  /** What it means to do now. */
  readonly plan: Plan;
}

/** What a bot means to do now: of one that never changes its mind, what it meant to do at first. */
export const planNow = (bot: Bot, first: Plan): Plan => ('plan' in bot ? (bot as PlanningBot).plan : first);

/** What a preparation has found: plain data, to be carried from thread to thread. */
export interface PreparedStrategy {
  readonly plan: Plan;
  readonly strategy: Strategy;
  /** The share of victories that it promises against Big Money. */
  readonly share: number;
  /** What else there is to play, for somebody who makes up his mind again at the table. */
  readonly repertoire?: Repertoire;
}

/** Strategies that have played each other. */
export interface Repertoire {
  readonly plays: readonly { readonly plan: Plan; readonly strategy: Strategy }[];
  /** `shares[i][j]`: of the victories, what the i-th wins at a table of the j-th. */
  readonly shares: readonly (readonly number[])[];
  /** How often each would be played by somebody whom none of them beats. */
  readonly mixture: readonly number[];
}

/** How a character looks for a strategy before the game. */
export interface Preparation {
  /** What it takes when nobody says otherwise. */
  readonly seconds: number;
  /** Fetches what it prepares and plays by, and is awaited before: without it, it plays on without, and weaker. */
  readonly load?: () => Promise<unknown>;
  /**
   * Looks for better and better, and tells the best so far, until `spent`, asked with the games played so far, says 1. Several may
   * look at once: those with another `variation` try other chances.
   */
  prepare(lens: Lens, spent: (games: number) => number, variation?: number): Iterable<PreparedStrategy>;
  playing(found: PreparedStrategy): Play;
}

/** How a preparation is given its time. */
export interface PreparationTime {
  /** How much of it is used up, from 0 to 1. */
  readonly spent: () => number;
  /** Which of several searches at once. */
  readonly variation?: number;
  /** Told when the best is another than before. */
  readonly onFound?: (best: PreparedStrategy, spent: number) => void;
  /** Told as time goes by, a hundred times at most. */
  readonly onStep?: (best: PreparedStrategy, spent: number) => void;
}

const STEP = 0.01;

/** Lets a preparation run until its time is used up; gives the best that it has found, or null. */
export function runPreparation(
  preparation: Preparation,
  lens: Lens,
  { spent, variation, onFound, onStep }: PreparationTime,
): PreparedStrategy | null {
  let best: PreparedStrategy | null = null;
  let told = 0;
  for (const found of preparation.prepare(lens, spent, variation)) {
    const isAnother = found.strategy !== best?.strategy;
    best = found;
    const share = spent();
    if (share >= 1) break;
    if (isAnother) onFound?.(found, share);
    if (share < told + STEP) continue;
    told = share;
    onStep?.(found, share);
  }
  return best;
}

/** So much of a time is used up, in seconds from now on; `now` is a clock in milliseconds. */
export function timeSpent(seconds: number, now: () => number): () => number {
  const started = now();
  return () => Math.min(1, (now() - started) / (1000 * seconds));
}

/** How somebody plays with what a preparation has found; without it, by the first idea. */
export const preparedPlay = (
  unprepared: Play & { readonly preparation?: Preparation },
  found: PreparedStrategy | null,
): Play => (found === null ? undefined : unprepared.preparation?.playing(found)) ?? unprepared;
