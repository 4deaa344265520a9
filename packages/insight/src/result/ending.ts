// Why a game is over.

import type { CardId, PileView } from '@tenfold/rules';

/** Why a game is over, with what its sentence speaks of. */
export type GameEnding =
  | { readonly why: 'provinces' }
  | { readonly why: 'piles'; readonly cards: readonly CardId[] }
  /** Nobody gained anything for so long, or it has had so many turns, that a house rule ends it. */
  | { readonly why: 'idle' }
  | { readonly why: 'resigned' | 'left' | 'time'; readonly by: number | null }
  /** By the only person among bots; by nobody where a new release could not go on with it. */
  | { readonly why: 'broken-off'; readonly by: number | null }
  /** Broken off, by the people of these seats; null where nobody knows whose they are. */
  | { readonly why: 'agreed'; readonly by: readonly number[] | null }
  /** A record that stops before the end. */
  | { readonly why: 'open' };

/** How a game can end: by the rules, or before its time. */
export type EndedBy = 'rules' | 'resigned' | 'left' | 'time' | 'broken-off' | 'agreed';

/** What a server says of an end. */
export interface Ended {
  readonly why: EndedBy;
  /** Who resigned, left, ran out of time or broke off; null where it was nobody, or everybody. */
  readonly by: number | null;
  /** Seats of people who never made a choice. */
  readonly unplayed: readonly number[];
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
): GameEnding {
  if (ended !== null && ended.why !== 'rules') {
    return ended.why === 'agreed' ? { why: 'agreed', by: people } : { why: ended.why, by: ended.by };
  }
  if (!isOver) return { why: 'open' };
  const empty = supply.filter(({ count }) => count === 0).map(({ card }) => card);
  if (empty.includes('province')) return { why: 'provinces' };
  return empty.length < PILES_TO_END ? { why: 'idle' } : { why: 'piles', cards: empty };
}

/** Whether the players ended it themselves. */
export const isBrokenOff = (ending: GameEnding | null): boolean =>
  ending?.why === 'agreed' || ending?.why === 'broken-off';

/**
 * Whether somebody has won. What was broken off, of which the end is not known, or in which one of these people never
 * made a choice, has no winner.
 */
export const isDecided = (ending: GameEnding | null, unplayed: readonly number[]): boolean =>
  !isBrokenOff(ending) && ending?.why !== 'open' && unplayed.length === 0;

const END_LINE = /^#\s*ended:\s*(resigned|left|agreed|time|broken-off)(?: by (.+?))?\s*$/m;
const NO_CHOICE_LINE = /^#\s*made no choice:\s*(.+?)\s*$/m;

/** How the record of a server says it ended; null where the choices themselves lead to the end. */
export function endedInRecord(text: string, players: readonly string[]): Ended | null {
  const end = END_LINE.exec(text);
  const unplayed = (NO_CHOICE_LINE.exec(text)?.[1] ?? '')
    .split(', ')
    .flatMap((name) => (players.includes(name) ? [players.indexOf(name)] : []));
  if (end === null) return unplayed.length === 0 ? null : { why: 'rules', by: null, unplayed };
  const seat = players.indexOf(end[2] ?? '');
  return { why: end[1] as EndedBy, by: seat < 0 ? null : seat, unplayed };
}
