// Why a bot gave no answer. The messages name the bot and the place in the code, never what it said when it failed: that
// may hold cards which nobody else may see, and messages end up in logs.

import type { Id } from '@tenfold/protocol';
import { logName } from '../log.ts';

const PROBLEMS = {
  'unknown-character': 'is no character of this server; seat one of `botCharacters`',
  'not-asked': 'is not asked for anything in this position; ask only seats that the game waits for',
  illegal: 'answered with something that was not offered; answer for the seat, or seat another character',
  failed: 'failed; answer for the seat, or seat another character',
  crashed: 'was at work when its thread died; a new one is started for whoever asks next, so ask again',
  'too-slow': 'took too long and was stopped; answer for the seat, or allow more time',
  forgotten: 'was called off because its game was forgotten; ask again if the game goes on',
  closed: 'was called off because the bots are closed; the server is shutting down',
} as const;

export type BotProblem = keyof typeof PROBLEMS;

/** Which bot it is about. */
export interface BotSeat {
  readonly game: Id;
  readonly seat: number;
  readonly character: string;
}

/** What went wrong in a thread: the kind of the error and the places in the code, the innermost first. */
export interface Fault {
  readonly kind: string;
  readonly places: readonly string[];
}

export class BotError extends Error {
  readonly code: BotProblem;

  constructor(code: BotProblem, { game, seat, character }: BotSeat, fault?: Fault) {
    const kind = fault === undefined ? '' : ` (${fault.kind})`;
    super(`the bot "${character}" at seat ${seat} of game ${logName(game)} ${PROBLEMS[code]}${kind}`);
    this.name = 'BotError';
    this.code = code;
    // Where it happened is in the bot's thread; the places here would only say who asked.
    if (fault !== undefined && fault.places.length > 0) {
      this.stack = [`${this.name}: ${this.message}`, ...fault.places.map((place) => `    at ${place}`)].join(
        '\n',
      );
    }
  }
}

export function faultOf(error: unknown): Fault {
  if (!(error instanceof Error)) return { kind: typeof error, places: [] };
  const places = (error.stack ?? '').split('\n').flatMap((line) => /^\s+at (.+)$/.exec(line)?.[1] ?? []);
  return { kind: error.name, places };
}
