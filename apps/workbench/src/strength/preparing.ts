// A character's preparation for a table that is measured: by games, or by time of a core.

import type { Character, PreparedStrategy } from '@tenfold/bots';
import { runPreparation, timeSpent } from '@tenfold/bots';
import { Lens } from '@tenfold/rules';
import type { GameTable } from './played-games.ts';
import { deal } from './played-games.ts';

export const lensOf = (table: GameTable): Lens => new Lens(deal(table, 0), 0);

/** With so many games, the same every time; with 0 for as much time as it takes by itself. */
export function prepare(
  { preparation }: Character,
  table: GameTable,
  searchGames: number,
): PreparedStrategy | null {
  if (preparation === undefined) return null;
  if (searchGames === 0) {
    return runPreparation(preparation, lensOf(table), { spent: timeSpent(preparation.seconds, coreTime) });
  }
  let best: PreparedStrategy | null = null;
  for (const found of preparation.prepare(lensOf(table), (games) => games / searchGames)) best = found;
  return best;
}

/**
 * Milliseconds that a core has worked for this thread: by the clock on a machine that does nothing else, and the same on
 * one that is busy.
 */
export function coreTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
