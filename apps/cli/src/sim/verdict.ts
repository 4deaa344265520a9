// What the rates say, in a sentence.

import type { Result, StrategyResult } from '@tenfold/sim';
import { grouped, percent } from './numbers.ts';

/** Who is better, or how many games it would take to tell. */
export function verdict({ strategies, games, mirror }: Result): string {
  const [best, next] = strategies.toSorted((a, b) => b.share.mean - a.share.mean);
  if (best === undefined || next === undefined || games === 0) return 'No game was played.';
  const rates = `${percent(best.wins.rate)} against ${percent(next.wins.rate)} of the games won`;
  const rest = strategies.length > 2 ? ', the next best' : '';
  if (best.share.low > next.share.high) return `${best.name} is better than ${next.name}${rest}: ${rates}.`;
  const needed = gamesNeeded(best, next, games);
  const more =
    needed === undefined
      ? 'they are as good as equal'
      : `with a difference this small it would take about ${grouped(needed)} games${mirror ? '' : ', or half as many with --mirror'}`;
  return `Too close to tell ${best.name} and ${next.name} apart (${rates}): ${more}.`;
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
