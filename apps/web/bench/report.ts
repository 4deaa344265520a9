import type { Stalls } from './machine-stalls.ts';
import { LONG_MS } from './machine-stalls.ts';

export interface HeldUp {
  /** Milliseconds that passed. */
  readonly clock: number;
  /** Milliseconds of them that the page itself was at work. */
  readonly processor: number;
}

export interface Figures {
  readonly clicks: number;
  readonly leastLines: number;
  /** How many times slower than it is the processor was made. */
  readonly slow: number;
  readonly p50: number;
  readonly p95: number;
  readonly max: number;
  readonly bareP50: number;
  readonly bareP95: number;
  readonly unanswered: number;
  readonly longTasks: readonly HeldUp[];
  readonly alone: Stalls;
}

export function quantile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}

const ms = (time: number): string => `${time.toFixed(1)} ms`;

export function report({
  clicks,
  unanswered,
  leastLines,
  slow,
  p50,
  p95,
  max,
  bareP50,
  bareP95,
  longTasks,
  alone,
}: Figures): string {
  return [
    `clicks                   ${clicks}, ${unanswered} more without effect, six players, ${leastLines} lines in the log and more${slow === 1 ? '' : `, ${slow} times as slow`}`,
    `click → answer painted   p50 ${ms(p50)}   p95 ${ms(p95)}   max ${ms(max)}`,
    `ping → frame, same page  p50 ${ms(bareP50)}   p95 ${ms(bareP95)}   (ratio ${(p50 / bareP50).toFixed(1)} and ${(p95 / bareP95).toFixed(1)})`,
    `tasks over 50 ms, play   ${over50(longTasks.map(({ clock }) => clock))}`,
    `of it the page's own     ${over50(longTasks.map(({ processor }) => processor))}`,
    `the machine, left alone  ${alone.long} of ${alone.pieces} pieces of 15 ms took over 50 ms, the longest ${ms(alone.longest)}`,
  ].join('\n');
}

function over50(times: readonly number[]): string {
  const longest = times.length === 0 ? '' : `, the longest ${ms(Math.max(...times))}`;
  const count = times.filter((time) => time > LONG_MS).length;
  return `${count === 0 ? 'none' : count}${longest}`;
}
