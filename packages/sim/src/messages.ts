// What the threads say to each other.

import type { SettledPlan } from './plan.ts';
import type { Range } from './play.ts';
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
