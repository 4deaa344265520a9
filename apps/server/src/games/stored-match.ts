// From the store to a match. A log that was written under other rules, or was damaged, may not fit the game any more: it
// is followed as far as it does.

import { RULES_VERSION } from '@tenfold/rules';
import { Refusal } from '../refusal.ts';
import { type GameStart, type StoredEntry, rulesOf } from '../game-log/game-log.ts';
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
  // One that is over can be shown as far as it can be followed; nobody plays on in it by the wrong rules.
  if (log.at(-1)?.kind !== 'ended') refuseNewerRules(rulesOf(start, log));
  let fitting = 0;
  try {
    const match = new Match(start, [], outages);
    for (const entry of log) {
      match.apply(entry);
      fitting += 1;
    }
    return { match, trouble: null };
  } catch (trouble) {
    refuseNewerRules(rulesOf(start, log));
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

/** Played under rules that this release does not know: another may go on with it. */
export class NewerRules extends Refusal {
  constructor(rules: number) {
    super(
      'not-ready',
      `this game is played under version ${rules} of the rules, and this server plays by version ${RULES_VERSION}; ` +
        'it can be played on where the newer release runs',
    );
  }
}

/** Where two releases run side by side, or one was put back: neither may end, or play on in, what it does not understand. */
export function refuseNewerRules(rules: number): void {
  if (rules > RULES_VERSION) throw new NewerRules(rules);
}
