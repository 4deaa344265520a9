// What a choice costs as there are more games, and as their logs are longer. The choices a second are the same each
// time, because how many go to the disk together is a matter of their rate.

import type { LoadFigures } from './measure-load.ts';
import { measureLoad } from './measure-load.ts';

export interface GrowthFigures {
  readonly few: LoadFigures;
  readonly many: LoadFigures;
  readonly shortLogs: LoadFigures;
  readonly longLogs: LoadFigures;
  /** CPU time per choice: many games to few, long logs to short ones. Flat is 1. */
  readonly manyToFew: number;
  readonly longToShort: number;
}

const FEW_GAMES = 100;
const GAMES_WITH_LOGS = 500;
const SHORT_LOG = 50;
const LONG_LOG = 1000;

export async function measureGrowth(
  games: number,
  seconds: number,
  every: number,
  tell: (line: string) => void,
): Promise<GrowthFigures> {
  const perSecond = games / every;
  const measure = async (count: number, log: number): Promise<LoadFigures> => {
    tell(`${count} games with logs of ${log} choices`);
    const wish = { games: count, seconds, every: count / perSecond, shortestLog: log, longestLog: log };
    return measureLoad(wish, () => undefined);
  };
  const few = await measure(FEW_GAMES, SHORT_LOG);
  const many = await measure(games, SHORT_LOG);
  const shortLogs = await measure(GAMES_WITH_LOGS, SHORT_LOG);
  const longLogs = await measure(GAMES_WITH_LOGS, LONG_LOG);
  return {
    few,
    many,
    shortLogs,
    longLogs,
    manyToFew: many.cpuMicrosPerChoice / few.cpuMicrosPerChoice,
    longToShort: longLogs.cpuMicrosPerChoice / shortLogs.cpuMicrosPerChoice,
  };
}
