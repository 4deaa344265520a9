import type { Stalls } from './machine-stalls.ts';
import { LONG_MS } from './machine-stalls.ts';

export interface HeldUp {
  /** Milliseconds that passed. */
  readonly clock: number;
  /** Milliseconds of them that the page itself was at work. */
  readonly processor: number;
}

/** What was seen while clicks were made. */
export interface Played {
  readonly times: readonly number[];
  readonly longTasks: readonly HeldUp[];
  /** Of every task: milliseconds that the page itself was at work. */
  readonly work: readonly number[];
  /** Clicks without effect. */
  readonly unanswered: number;
}

interface Summed {
  readonly clicks: number;
  readonly unanswered: number;
  readonly p50: number;
  readonly p95: number;
  readonly max: number;
  readonly longTasks: readonly HeldUp[];
}

export interface Figures extends Summed {
  readonly leastLines: number;
  /** The same on a processor that is so many times as slow. */
  readonly slow: Summed & {
    readonly factor: number;
    /**
     * Tasks whose work at full speed would take over 50 ms there. The browser slows its thread down by the clock: whatever
     * else the machine does lengthens a task by as much again, and then so many times.
     */
    readonly reckoned: { readonly long: number; readonly longest: number };
  };
  readonly bareP50: number;
  readonly bareP95: number;
  readonly alone: Stalls;
}

export function quantile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}

export const summed = ({ times, longTasks, unanswered }: Played): Summed => ({
  clicks: times.length,
  unanswered,
  p50: quantile(times, 0.5),
  p95: quantile(times, 0.95),
  max: quantile(times, 1),
  longTasks,
});

/** What tasks at full speed would be on a processor so many times as slow. */
export function reckoned({ work }: Played, factor: number): Figures['slow']['reckoned'] {
  const slowed = work.map((time) => time * factor);
  return { long: slowed.filter((time) => time > LONG_MS).length, longest: quantile(slowed, 1) };
}

const ms = (time: number): string => `${time.toFixed(1)} ms`;

export function report(figures: Figures): string {
  const { leastLines, slow, p50, p95, bareP50, bareP95, alone } = figures;
  return [
    `six players, ${leastLines} lines in the log and more`,
    ...lines(figures),
    `ping → frame, same page  p50 ${ms(bareP50)}   p95 ${ms(bareP95)}   (ratio ${(p50 / bareP50).toFixed(1)} and ${(p95 / bareP95).toFixed(1)})`,
    '',
    `the processor ${slow.factor} times as slow`,
    ...lines(slow),
    `work at full speed, × ${slow.factor}    ${slow.reckoned.long === 0 ? 'no task' : `${slow.reckoned.long} tasks`} over 50 ms, the longest ${ms(slow.reckoned.longest)}`,
    '',
    `the machine, left alone  ${alone.long} of ${alone.pieces} pieces of 15 ms took over 50 ms, the longest ${ms(alone.longest)}`,
  ].join('\n');
}

const lines = ({ clicks, unanswered, p50, p95, max, longTasks }: Summed): string[] => [
  `clicks                   ${clicks}, ${unanswered} more without effect`,
  `click → answer painted   p50 ${ms(p50)}   p95 ${ms(p95)}   max ${ms(max)}`,
  `tasks over 50 ms         ${over50(longTasks.map(({ clock }) => clock))}`,
  `of it the page's own     ${over50(longTasks.map(({ processor }) => processor))}`,
];

function over50(times: readonly number[]): string {
  const longest = times.length === 0 ? '' : `, the longest ${ms(Math.max(...times))}`;
  const count = times.filter((time) => time > LONG_MS).length;
  return `${count === 0 ? 'none' : count}${longest}`;
}
