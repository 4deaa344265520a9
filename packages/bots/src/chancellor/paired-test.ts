// Whether a change is for the better: the changed strategy and the old one play the same rounds, and it is decided as
// soon as the difference is clear.

import type { Competitor } from './competitor.ts';
import type { Series } from './series.ts';

/**
 * After so many rounds: at least this many standard errors ahead to stay in, and that many to be taken. Most ideas are
 * bad, and cost few games.
 */
const LOOKS = [
  { rounds: 6, stay: -1.6, take: Infinity },
  { rounds: 12, stay: -0.9, take: Infinity },
  { rounds: 24, stay: -0.3, take: Infinity },
  { rounds: 48, stay: 0.2, take: 3 },
  { rounds: 96, stay: 0.8, take: 2.4 },
  { rounds: 180, stay: 1.4, take: 1.4 },
] as const;
/** A change that has changed nothing by then never will. */
const ROUNDS_WITHOUT_EFFECT = 12;

export function isBetter(series: Series, changed: Competitor, old: Competitor): boolean {
  for (const { rounds, stay, take } of LOOKS) {
    const { mean, error } = difference(series.play(changed, rounds), series.play(old, rounds), rounds);
    if (error === 0 && mean === 0) {
      // Without effect; a simpler strategy is taken nevertheless.
      if (rounds >= ROUNDS_WITHOUT_EFFECT && !isSimpler(changed, old)) return false;
      if (rounds >= 2 * ROUNDS_WITHOUT_EFFECT) return true;
      continue;
    }
    if (mean < stay * error) return false;
    if (mean > take * error) return true;
  }
  return false;
}

const isSimpler = ({ strategy }: Competitor, old: Competitor): boolean =>
  strategy.buy.length < old.strategy.buy.length;

function difference(
  first: readonly number[],
  second: readonly number[],
  rounds: number,
): { mean: number; error: number } {
  let sum = 0;
  let squares = 0;
  for (let round = 0; round < rounds; round++) {
    const better = first[round]! - second[round]!;
    sum += better;
    squares += better * better;
  }
  const mean = sum / rounds;
  return { mean, error: Math.sqrt(Math.max(0, squares / rounds - mean ** 2) / rounds) };
}
