// One kingdom to measure on, and what came of it: plain data for threads.

import type { PreparedStrategy, Plan, Strategy } from '@tenfold/bots';
import type { CardId } from '@tenfold/rules';

export interface StrengthTask {
  readonly name: string;
  readonly kingdom: readonly CardId[];
  readonly players: number;
  readonly games: number;
  readonly seed: string;
  /** Ids of the characters to measure. */
  readonly characters: readonly string[];
  /** Games to prepare with, the same every time; 0 for as much time as each takes by itself. */
  readonly searchGames: number;
  /** Whether those that prepare play what they have found and think no more. */
  readonly alone: boolean;
  /** Games of those that prepare against each of the opponents. */
  readonly rivals: number;
  readonly opponents: readonly MetStrategy[];
  /** Games of those that prepare against the first Chancellor. */
  readonly versus: number;
}

export interface MetStrategy {
  readonly id: string;
  readonly strategy: Strategy;
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
