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
  readonly args?: { readonly chrome_mojo_event_info?: { readonly mojo_interface_tag?: string } };
}

/** Tasks as the thread runs them. */
const TASK = 'ThreadControllerImpl::RunTask';
/** By which the bench asks the page, and is no work of the page's own. */
const BENCH = 'blink.mojom.DevToolsSession';

/** For each of the tasks, in milliseconds. `measuringAt`: when the measuring began, by the page's clock. */
export function processorTimes(trace: Buffer, tasks: readonly LongTask[], measuringAt: number): number[] {
  const { mark, ofThread } = whileMeasured(trace);
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

/** What the page itself was at work in each of its tasks, long or not, in milliseconds. */
export function workOfTasks(trace: Buffer): number[] {
  const { mark, ofThread } = whileMeasured(trace);
  const asked = ofThread
    .filter(({ args }) => args?.chrome_mojo_event_info?.mojo_interface_tag === BENCH)
    .map(({ ts }) => ts);
  return (
    ofThread
      .filter(({ name, ts }) => name === TASK && ts >= mark.ts)
      .filter(({ ts, dur = 0 }) => !asked.some((at) => at >= ts && at <= ts + dur))
      // On a busy machine the clock of a thread is at times read late.
      .map(({ tdur = 0, dur = 0 }) => Math.min(tdur, dur) / 1000)
  );
}

/** What the thread of the page did, and the moment from which on it is measured. */
function whileMeasured(trace: Buffer): { mark: TraceEvent; ofThread: readonly TraceEvent[] } {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: readonly TraceEvent[] };
  const mark = traceEvents.find(({ name }) => name === MEASURING);
  if (mark === undefined) throw new Error('the trace does not tell when the measuring began');
  return { mark, ofThread: traceEvents.filter(({ pid, tid }) => pid === mark.pid && tid === mark.tid) };
}
