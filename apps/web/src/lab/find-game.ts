// A game of a plan to look at: by its number, or the first one that has the length wanted.

import { strategist } from '@tenfold/bots';
import type { SettledPlan } from '@tenfold/sim/core';
import { rangeRunner } from '@tenfold/sim/core';

/** How many games are tried before one gives up. */
const MOST_TRIED = 2000;
const SLICE_MS = 12;

export const recordOf = (plan: SettledPlan, number: number): string =>
  rangeRunner(plan, strategist).record(number);

const nextTask = async (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** The record of the first game that took so many rounds; null if none of the first ones did. */
export async function gameOfLength(plan: SettledPlan, turns: number): Promise<string | null> {
  const runner = rangeRunner(plan, strategist);
  let since = performance.now();
  for (let number = 1; number <= Math.min(plan.games, MOST_TRIED); number++) {
    const { lengths } = runner.play({ from: number, to: number });
    if (Object.values(lengths).some((games) => (games[turns] ?? 0) > 0)) return runner.record(number);
    if (performance.now() - since < SLICE_MS) continue;
    await nextTask();
    since = performance.now();
  }
  return null;
}
