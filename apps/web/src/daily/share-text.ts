// A result to hand on: how one did, and nothing of the cards, so that whoever reads it can still play.

import type { DailyDay } from '@tenfold/protocol';
import type { Words } from '../words/index.ts';
import { blocksOf, placeIn, spreadBars } from './spread.ts';

/** Null for who has no result to share. */
export function shareText(
  { own, results }: Pick<DailyDay, 'own' | 'results'>,
  { date, address, words: { daily } }: { date: string; address: string; words: Pick<Words, 'daily'> },
): string | null {
  const result = own?.result ?? null;
  if (own === null || result === null || results === null) return null;
  const { points, against, turns } = result;
  const margin = points - against;
  const lines = [`Tenfold · ${daily.title} · ${date}`, outcome(margin, daily.turns(turns), daily)];
  if (own.counts) {
    lines.push(
      `${blocksOf(spreadBars(results.spread, margin))} ${daily.place(placeIn(results.spread, margin), results.finished)}`,
    );
  }
  return [...lines, address].join('\n');
}

function outcome(margin: number, turns: string, daily: Words['daily']): string {
  if (margin > 0) return `🏆 ${daily.sharedWin(margin, turns)}`;
  return margin < 0 ? `⚔️ ${daily.sharedLoss(-margin, turns)}` : `🤝 ${daily.sharedDraw(turns)}`;
}
