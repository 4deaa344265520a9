// How everybody did, as bars: points ahead of the bot, ten to a bar, the draw between them.

import type { DailyResults } from '@tenfold/protocol';

export interface SpreadBar {
  /** From … to …, in points ahead; null where there is no end. */
  readonly from: number | null;
  readonly to: number | null;
  readonly count: number;
  readonly isOwn: boolean;
}

/** The lowest of each bar, from the left; below the first lies one more. */
const EDGES = [-29, -19, -9, 0, 1, 10, 20, 30];

export function spreadBars(spread: DailyResults['spread'], own: number | null): readonly SpreadBar[] {
  const lows = [null, ...EDGES];
  return lows.map((from, index) => {
    const next = lows[index + 1] ?? null;
    const to = next === null ? null : next - 1;
    const isIn = (margin: number): boolean =>
      (from === null || margin >= from) && (to === null || margin <= to);
    return {
      from,
      to,
      count: spread.reduce((sum, { margin, count }) => sum + (isIn(margin) ? count : 0), 0),
      isOwn: own !== null && isIn(own),
    };
  });
}

/** Whose result is the same has the same place. */
export const placeIn = (spread: DailyResults['spread'], own: number): number =>
  1 + spread.reduce((sum, { margin, count }) => sum + (margin > own ? count : 0), 0);

/** "−9 … −1", "0", "30 +": as people read it. */
export function barLabel({ from, to }: SpreadBar, number: Intl.NumberFormat): string {
  // A hyphen is shorter than the plus above it.
  const said = (points: number): string => number.format(points).replace('-', '−');
  if (from === null) return `≤ ${said(to ?? 0)}`;
  if (to === null) return `≥ ${said(from)}`;
  return from === to ? said(from) : `${said(from)} … ${said(to)}`;
}

const BLOCKS = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];

/** The bars as letters, for a text. */
export function blocksOf(bars: readonly SpreadBar[]): string {
  const most = Math.max(1, ...bars.map(({ count }) => count));
  return bars.map(({ count }) => BLOCKS[Math.round((count / most) * (BLOCKS.length - 1))]).join('');
}
