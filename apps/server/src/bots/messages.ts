// What the server and the threads of its bots say to each other.

import type { PreparedStrategy } from '@tenfold/bots';
import type { Id } from '@tenfold/protocol';
import type { BotProblem, Fault } from './bot-error.ts';
import type { BotChoice, BotRequest } from './bot-team.ts';

/** What a thread starts with. */
export interface ThreadSettings {
  /** The address of a module that exports `characters`; null for those of the bots' package. */
  readonly characters: string | null;
  /** How many bots are kept between their choices. */
  readonly keptBots: number;
}

export interface PrepareTask {
  readonly type: 'prepare';
  readonly request: BotRequest;
  /** Which of several searches at once, with other chances each; the first if nothing is said. */
  readonly variation?: number;
  /** How long it may take; what the character takes by itself, if left out. */
  readonly seconds?: number;
}

export interface ChooseTask {
  readonly type: 'choose';
  readonly request: BotRequest;
  /** What came of its preparation; null without one. */
  readonly found: PreparedStrategy | null;
}

/** A thread has one task at a time, and answers each. */
export type BotTask = PrepareTask | ChooseTask;
export type ResultOf<T extends BotTask> = T extends ChooseTask ? BotChoice : PreparedStrategy | null;

/** Is not answered. */
export interface BotNotice {
  readonly type: 'forget';
  readonly game: Id;
}

export type ToThread = BotTask | BotNotice;

export type BotReply =
  | { readonly type: 'done'; readonly result: ResultOf<BotTask> }
  | { readonly type: 'failed'; readonly code: BotProblem; readonly fault?: Fault };

export type FromThread =
  /** Once, before anything else. */
  | { readonly type: 'ready' }
  /** From 0 to 1. */
  | { readonly type: 'progress'; readonly share: number }
  | BotReply;
