// A result to hand on: how one did, and nothing of the cards, so that whoever reads it can still play.

import type { DailyDay } from '@tenfold/protocol';
import type { DailyWords } from '../words/daily/index.ts';
import { blocksOf, placeIn, spreadBars } from './spread.ts';

/** Null for who has no result to share. */
export function shareText(
  { own, results }: Pick<DailyDay, 'own' | 'results'>,
  { date, address, said }: { date: string; address: string; said: DailyWords },
): string | null {
  const result = own?.result ?? null;
  if (own === null || result === null || results === null) return null;
  const { points, against, turns } = result;
  const margin = points - against;
  const lines = [`Tenfold · ${said.title} · ${date}`, outcome(margin, said.turns(turns), said)];
  if (own.counts) {
    lines.push(
      `${blocksOf(spreadBars(results.spread, margin))} ${said.place(placeIn(results.spread, margin), results.finished)}`,
    );
  }
  return [...lines, address].join('\n');
}

function outcome(margin: number, turns: string, said: DailyWords): string {
  if (margin > 0) return `🏆 ${said.sharedWin(margin, turns)}`;
  return margin < 0 ? `⚔️ ${said.sharedLoss(-margin, turns)}` : `🤝 ${said.sharedDraw(turns)}`;
}
