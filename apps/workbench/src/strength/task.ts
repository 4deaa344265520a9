// One kingdom to measure on, and what came of it: plain data for threads.

import type { PreparedStrategy, Plan } from '@tenfold/bots';
import type { CardId } from '@tenfold/rules';

export interface StrengthTask {
  readonly name: string;
  readonly kingdom: readonly CardId[];
  readonly players: number;
  readonly games: number;
  readonly seed: string;
  /** Ids of the characters to measure. */
  readonly characters: readonly string[];
  /** Games of those that prepare against each known strategy that this kingdom allows. */
  readonly rivals: number;
  /** Ids of the known strategies that count as such. */
  readonly against: readonly string[];
}

export interface Measured {
  readonly character: string;
  /** Of the victories at a table of Magpies, in percent. */
  readonly share: number;
  readonly plan: Plan;
  readonly thinking: ThinkingTime;
  readonly found: PreparedStrategy | null;
}

export interface MetRival {
  readonly character: string;
  readonly rival: string;
  readonly share: number;
}

/** Milliseconds for a decision, those with one option left out. */
export interface ThinkingTime {
  readonly decisions: number;
  readonly total: number;
  readonly worst: number;
}

export interface TaskResult {
  readonly task: StrengthTask;
  readonly measured: readonly Measured[];
  readonly rivals: readonly MetRival[];
}
