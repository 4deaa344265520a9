// The result as CSV: one line for each strategy. What concerns the games as a whole stands in every line.

import type { Rate, SeatResult, SimulationResult, StrategyResult } from './result.ts';

/** The result as CSV: one line for each strategy, below a line of names. */
export function csvOf(result: SimulationResult): string {
  const rows = result.strategies.map((strategy) => Object.entries(columns(result, strategy)));
  const head = rows[0]?.map(([name]) => name) ?? [];
  return [head, ...rows.map((row) => row.map(([, value]) => value))]
    .map((cells) => cells.map(cell).join(','))
    .join('\n');
}

function columns(result: SimulationResult, strategy: StrategyResult): Record<string, string | number> {
  const { name, games, wins, ties, losses, share, points, seats } = strategy;
  const { length, endings } = result;
  return {
    strategy: name,
    games,
    ...rateColumns('wins', wins),
    ...rateColumns('ties', ties),
    ...rateColumns('losses', losses),
    share: share.mean,
    share_low: share.low,
    share_high: share.high,
    points: points.mean,
    ...seatColumns(seats),
    rounds: length.mean,
    ended_provinces: endings.provinces.count,
    ended_piles: endings.piles.count,
    ended_idle: endings.idle.count,
    seed: result.seed,
    mirror: result.mirror ? 1 : 0,
    kingdom: result.kingdom.join('.'),
  };
}

const seatColumns = (seats: readonly SeatResult[]): Record<string, number> =>
  Object.fromEntries(
    seats.flatMap(({ games, wins }, index) => [
      [`seat${index + 1}_games`, games],
      ...Object.entries(rateColumns(`seat${index + 1}_wins`, wins)),
    ]),
  );

const rateColumns = (name: string, { count, rate, low, high }: Rate): Record<string, number> => ({
  [name]: count,
  [`${name}_rate`]: rate,
  [`${name}_low`]: low,
  [`${name}_high`]: high,
});

/** Six digits are more than the games can know; quotes where a comma or a quote needs them. */
function cell(value: string | number): string {
  if (typeof value === 'number') return String(Number(value.toFixed(6)));
  return /[",\n\r]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value;
}
