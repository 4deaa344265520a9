// How a game was won, for one sentence.

import type { CardId } from '@tenfold/rules';
import type { FinalResult } from '../result/result.ts';
import { winnersOf } from '../result/standings.ts';
import type { ToldTurn } from './told-turns.ts';
import { leaderOf } from './turning-points.ts';

/** How the lead came about that won the game. */
export type Winning =
  /** Behind when the last turn began. */
  | { readonly how: 'at-last'; readonly seat: number; readonly behind: number }
  /** In front for good from the winner's or another's turn of this number on. */
  | { readonly how: 'overtook'; readonly seat: number; readonly turn: number }
  /** Never behind. */
  | { readonly how: 'always-ahead'; readonly seat: number };

/** What the last turn of a game brought to whoever played it. */
export interface LastPurchase {
  readonly seat: number;
  readonly cards: readonly CardId[];
}

/** Null where nobody has won alone, or points alone did not decide. */
export function winningOf(turns: readonly ToldTurn[], { ranked, gone }: FinalResult): Winning | null {
  const winners = winnersOf(ranked);
  const [winner] = winners;
  const last = turns.at(-1);
  if (winners.length !== 1 || winner === undefined || last === undefined || gone.length > 0) return null;
  const { seat } = winner;
  if (leaderOf(last.after)?.seat !== seat) return null;
  const behind = Math.max(...last.before) - (last.before[seat] ?? 0);
  if (behind > 0) return { how: 'at-last', seat, behind };
  const lastBehind = turns.findLastIndex(({ after }) => Math.max(...after) > (after[seat] ?? 0));
  if (lastBehind < 0) return { how: 'always-ahead', seat };
  const ahead = turns.slice(lastBehind).find(({ after }) => leaderOf(after)?.seat === seat);
  return ahead === undefined ? null : { how: 'overtook', seat, turn: ahead.own };
}

/** What was bought in the turn that ended the game; null where that was nothing. */
export function lastPurchaseOf(turns: readonly ToldTurn[]): LastPurchase | null {
  const last = turns.at(-1);
  return last === undefined || last.bought.length === 0 ? null : { seat: last.player, cards: last.bought };
}
