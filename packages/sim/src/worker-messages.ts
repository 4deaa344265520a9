// What the threads say to each other.

import type { PreparedStrategy } from '@tenfold/bots';
import type { SettledPlan } from './simulation-plan.ts';
import type { GameRange } from './range-runner.ts';
import type { PreparationTable } from './preparation-table.ts';
import type { SimulationTally } from './tally.ts';

/** What a worker starts with. */
export interface WorkerTask {
  readonly plan: SettledPlan;
  /** The address of a module that exports `strategist`, if not ours. */
  readonly bots: string | undefined;
  /** One number, shared by all threads: not 0 once the work is to stop. */
  readonly stop: Int32Array;
}

/** What came of a range of games, or what broke. */
export type PlayedRange =
  | { readonly type: 'played'; readonly tally: SimulationTally; readonly seconds: number }
  | { readonly type: 'broken'; readonly game: number; readonly reason: string; readonly record: string };

/** From a worker: ready for work, or what came of it. */
export type WorkerReport = { readonly type: 'ready' } | PlayedRange;

/** To a worker: games to play, or another plan whose games come next. */
export type Order = GameRange | { readonly plan: SettledPlan };

/** What a thread starts with in which a character prepares. */
export interface PreparationTask {
  /** Of the character. */
  readonly id: string;
  readonly table: PreparationTable;
  readonly seconds: number;
  /** In place of the time. */
  readonly games: number | undefined;
  /** The address of a module that exports `characters`, if not ours. */
  readonly characters: string | undefined;
}

/** From it: that the time runs, the best so far, and at the end the best of all, or null. */
export type PreparationReport =
  | { readonly type: 'begun' }
  | { readonly type: 'found'; readonly found: PreparedStrategy; readonly share: number }
  | { readonly type: 'done'; readonly found: PreparedStrategy | null };
