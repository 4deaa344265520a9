// What the threads say to each other.

import type { Found } from '@tenfold/bots';
import type { SettledPlan } from './plan.ts';
import type { Range } from './play.ts';
import type { StudyTable } from './study-table.ts';
import type { Tally } from './tally.ts';

/** What a worker starts with. */
export interface Task {
  readonly plan: SettledPlan;
  /** The address of a module that exports `strategist`, if not ours. */
  readonly bots: string | undefined;
  /** One number, shared by all threads: not 0 once the work is to stop. */
  readonly stop: Int32Array;
}

/** From a worker: ready for work, what came of it, or what broke. */
export type Report =
  | { readonly type: 'ready' }
  | { readonly type: 'played'; readonly tally: Tally; readonly seconds: number }
  | { readonly type: 'broken'; readonly game: number; readonly reason: string; readonly record: string };

/** To a worker. */
export type Order = Range;

/** What a thread starts with in which a character prepares. */
export interface PreparingTask {
  /** Of the character. */
  readonly id: string;
  readonly table: StudyTable;
  readonly seconds: number;
  /** The address of a module that exports `characters`, if not ours. */
  readonly characters: string | undefined;
}

/** From it: that the time runs, the best so far, and at the end the best of all, or null. */
export type PreparingReport =
  | { readonly type: 'begun' }
  | { readonly type: 'found'; readonly found: Found; readonly share: number }
  | { readonly type: 'done'; readonly found: Found | null };
