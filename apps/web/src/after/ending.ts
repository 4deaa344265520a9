// Why a game is over.

import type { EndReason } from '@tenfold/protocol';
import type { CardId, PileView } from '@tenfold/rules';

export type Ending =
  | { readonly why: 'provinces' }
  | { readonly why: 'piles'; readonly cards: readonly CardId[] }
  /** Nobody gained anything for so long that the rules end it. */
  | { readonly why: 'idle' }
  | { readonly why: 'resigned' | 'time'; readonly by: number | null }
  /** Broken off, by the people of these seats; null where nobody knows whose they are. */
  | { readonly why: 'agreed'; readonly by: readonly number[] | null }
  /** A new release could not go on with it. */
  | { readonly why: 'broken-off' }
  /** A record that stops before the end. */
  | { readonly why: 'open' };

export interface Ended {
  readonly why: EndReason;
  readonly by: number | null;
}

const PILES_TO_END = 3;

/**
 * `supply` is how it lies at the end; `ended` what the server says, null for a record of which nobody says it; `people`
 * the seats of those who were no bots at the end, if that is known.
 */
export function endingOf(
  supply: readonly PileView[],
  isOver: boolean,
  ended: Ended | null,
  people: readonly number[] | null,
): Ending {
  if (ended !== null && ended.why !== 'rules') {
    if (ended.why === 'broken-off') return { why: 'broken-off' };
    return ended.why === 'agreed' ? { why: 'agreed', by: people } : { why: ended.why, by: ended.by };
  }
  if (!isOver) return { why: 'open' };
  const empty = supply.filter(({ count }) => count === 0).map(({ card }) => card);
  if (empty.includes('province')) return { why: 'provinces' };
  return empty.length < PILES_TO_END ? { why: 'idle' } : { why: 'piles', cards: empty };
}

/** Whether somebody has won. What was broken off, or of which the end is not known, has no winner. */
export const isDecided = (ending: Ending | null): boolean =>
  ending?.why !== 'agreed' && ending?.why !== 'broken-off' && ending?.why !== 'open';

const END_LINE = /^#\s*ended:\s*(resigned|agreed|time|broken-off)(?: by (.+?))?\s*$/m;

/** How the record of a server says it ended; null where the choices themselves lead to the end. */
export function endedInRecord(text: string, players: readonly string[]): Ended | null {
  const found = END_LINE.exec(text);
  if (found === null) return null;
  const seat = players.indexOf(found[2] ?? '');
  return { why: found[1] as EndReason, by: seat < 0 ? null : seat };
}
