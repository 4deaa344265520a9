// What the rates say, in a sentence.

import type { SimulationResult, StrategyResult } from '@tenfold/sim';
import type { TerminalWords } from '../words/index.ts';
import { grouped, percent } from './numbers.ts';

/** Who is better, or how many games it would take to tell. */
export function verdict({ strategies, games, mirror }: SimulationResult, words: TerminalWords): string {
  const [best, next] = strategies.toSorted((a, b) => b.share.mean - a.share.mean);
  if (best === undefined || next === undefined || games === 0) return words.noGamePlayed;
  const rates = words.ratesOf(percent(best.wins.rate), percent(next.wins.rate));
  if (best.share.low > next.share.high)
    return words.better(best.name, next.name, strategies.length > 2, rates);
  const needed = gamesNeeded(best, next, games);
  const more = needed === undefined ? words.asGoodAsEqual : words.gamesNeeded(grouped(needed), mirror);
  return words.tooClose(best.name, next.name, rates, more);
}

/** So many that intervals of the two, which shrink with the root of the games, would no longer overlap. */
function gamesNeeded(best: StrategyResult, next: StrategyResult, games: number): number | undefined {
  const apart = best.share.mean - next.share.mean;
  const reach = (best.share.high - best.share.low + next.share.high - next.share.low) / 2;
  const factor = (reach / apart) ** 2;
  if (!Number.isFinite(factor) || factor > 10_000) return undefined;
  const needed = games * factor * 1.1;
  const digits = 10 ** (Math.floor(Math.log10(needed)) - 1);
  return Math.ceil(needed / digits) * digits;
}
