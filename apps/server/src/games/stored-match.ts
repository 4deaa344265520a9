// From the store to a match. A log that was written under other rules, or was damaged, may not fit the game any more: it
// is followed as far as it does.

import { RULES_VERSION } from '@tenfold/rules';
import { Refusal } from '../refusal.ts';
import type { GameStart, StoredEntry } from '../game-log/game-log.ts';
import { Match } from './match.ts';
import type { Outages } from '../time/outages.ts';

export interface StoredGame {
  readonly start: GameStart;
  readonly log: readonly StoredEntry[];
}

export interface ReadGame {
  /** As far as the log could be followed; null if the game cannot even be set up. */
  readonly match: Match | null;
  /** Why nobody can play on in it; null if they can, or if it is over. */
  readonly trouble: unknown;
}

export function readGame({ start, log }: StoredGame, outages: Outages): ReadGame {
  let fitting = 0;
  try {
    const match = new Match(start, [], outages);
    for (const entry of log) {
      match.apply(entry);
      fitting += 1;
    }
    return { match, trouble: null };
  } catch (trouble) {
    refuseNewerRules(start);
    const match = matchUpTo(start, log.slice(0, fitting), outages);
    const last = log.at(-1);
    if (match === null || last?.kind !== 'ended') return { match, trouble };
    match.skipTo(last);
    return { match, trouble: null };
  }
}

/** What broke in the middle of an entry is not used any more. */
function matchUpTo(start: GameStart, log: readonly StoredEntry[], outages: Outages): Match | null {
  try {
    return new Match(start, log, outages);
  } catch {
    return null;
  }
}

/** A release that was put back must not end what it does not understand. */
function refuseNewerRules({ rules = FIRST_RULES }: GameStart): void {
  if (rules <= RULES_VERSION) return;
  throw new Refusal(
    'not-ready',
    `this game was begun under version ${rules} of the rules, and the server plays by version ${RULES_VERSION}; ` +
      'it can be played on when the newer release runs again',
  );
}

/** Of games that do not say under which they were begun. */
const FIRST_RULES = 1;
