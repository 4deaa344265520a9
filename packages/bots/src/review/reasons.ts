// Why one purchase is better than another, by what happens in the imagined games of both: as keys and numbers, for a sentence
// in the reader's language.

import type { CardId } from '@tenfold/rules';
import type { Course } from './imagined-end.ts';

/** What the better purchase brings, or what was wrong with the one that was made. */
export type PurchaseReason =
  /** It ends the game, and wins it. */
  | { readonly why: 'wins-now' }
  /** What was done ends the game, and loses it. */
  | { readonly why: 'loses-now' }
  /** So many coins more in each of the next turns. */
  | { readonly why: 'coins'; readonly more: number }
  /** So many Curses more for the others. */
  | { readonly why: 'curses'; readonly more: number }
  /** So many Curses less for oneself. */
  | { readonly why: 'fewer-curses'; readonly fewer: number }
  /** The card that was bought is hardly played any more. */
  | { readonly why: 'too-late'; readonly card: CardId; readonly times: number }
  /** So many points more in the end, compared with the best of the others. */
  | { readonly why: 'points'; readonly more: number }
  /** The game is over so many turns sooner. */
  | { readonly why: 'sooner'; readonly turns: number }
  /** A little of everything. */
  | { readonly why: 'together' };

/** What each must come to before it is worth a word. */
const COINS = 0.2;
const CURSES = 0.4;
const POINTS = 0.8;
const TURNS = 1.2;
const SELDOM = 1.2;
const MOST_REASONS = 2;

/** The weightiest first, two at most. `card` is what was bought, if it is one to be played. */
export function reasonsFor(better: Course, taken: Course, card: CardId | null): readonly PurchaseReason[] {
  if (better.endsIt === 1 && better.share > taken.share) return [{ why: 'wins-now' }];
  if (taken.endsIt === 1) return [{ why: 'loses-now' }];
  const weighed: { readonly weight: number; readonly reason: PurchaseReason }[] = [];
  const add = (weight: number, reason: PurchaseReason): void => {
    if (weight >= 1) weighed.push({ weight, reason });
  };
  const coins = better.coins - taken.coins;
  const given = better.cursesGiven - taken.cursesGiven;
  const fewer = taken.cursesTaken - better.cursesTaken;
  const points = better.lead - taken.lead;
  const turns = taken.turns - better.turns;
  add(coins / COINS, { why: 'coins', more: coins });
  add(given / CURSES, { why: 'curses', more: given });
  add(fewer / CURSES, { why: 'fewer-curses', fewer });
  if (card !== null) add(SELDOM / Math.max(0.2, taken.plays), { why: 'too-late', card, times: taken.plays });
  // Points are what everything comes to in the end: the better reason is where they come from.
  add(points / POINTS / 4, { why: 'points', more: points });
  add(turns / TURNS / 2, { why: 'sooner', turns });
  const reasons = weighed.toSorted((a, b) => b.weight - a.weight).map(({ reason }) => reason);
  return reasons.length === 0 ? [{ why: 'together' }] : reasons.slice(0, MOST_REASONS);
}
