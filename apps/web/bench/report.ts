export interface Figures {
  readonly clicks: number;
  readonly leastLines: number;
  readonly p50: number;
  readonly p95: number;
  readonly max: number;
  readonly bareP50: number;
  readonly bareP95: number;
  readonly unanswered: number;
  readonly longTasks: readonly number[];
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
  p50,
  p95,
  max,
  bareP50,
  bareP95,
  longTasks,
}: Figures): string {
  return [
    `clicks                   ${clicks}, ${unanswered} more without effect, six players, ${leastLines} lines in the log and more`,
    `click → answer painted   p50 ${ms(p50)}   p95 ${ms(p95)}   max ${ms(max)}`,
    `ping → frame, same page  p50 ${ms(bareP50)}   p95 ${ms(bareP95)}   (ratio ${(p50 / bareP50).toFixed(1)} and ${(p95 / bareP95).toFixed(1)})`,
    `tasks over 50 ms, play   ${longTasks.length === 0 ? 'none' : `${longTasks.length}, the longest ${ms(Math.max(...longTasks))}`}`,
  ].join('\n');
}
