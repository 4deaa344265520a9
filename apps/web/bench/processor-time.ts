// How much of a task's time the page itself took. On a machine with few cores the rest may be anybody's: the server's, the
// browser's own for painting, another guest's of the same host.

import { MEASURING } from './stopwatch.ts';
import type { LongTask } from './stopwatch.ts';

/** What a trace must hold for it. */
export const NEEDED_CATEGORIES = ['toplevel', 'blink.user_timing'];

/** Times in microseconds. */
interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
}

/** For each of the tasks, in milliseconds. `measuringAt`: when the measuring began, by the page's clock. */
export function processorTimes(trace: Buffer, tasks: readonly LongTask[], measuringAt: number): number[] {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: readonly TraceEvent[] };
  const mark = traceEvents.find(({ name }) => name === MEASURING);
  if (mark === undefined) throw new Error('the trace does not tell when the measuring began');
  const ofThread = traceEvents.filter(({ pid, tid }) => pid === mark.pid && tid === mark.tid);
  return tasks.map(({ start, duration }) => {
    const from = mark.ts + (start - measuringAt) * 1000;
    const to = from + duration * 1000;
    const overlap = ({ ts, dur = 0 }: TraceEvent): number => Math.min(to, ts + dur) - Math.max(from, ts);
    const [found] = ofThread
      .filter(({ tdur }) => tdur !== undefined)
      .toSorted((a, b) => overlap(b) - overlap(a) || (b.dur ?? 0) - (a.dur ?? 0));
    if (found?.tdur === undefined) throw new Error(`the trace does not tell of the task at ${start} ms`);
    return found.tdur / 1000;
  });
}
