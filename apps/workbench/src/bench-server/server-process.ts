// The process of the server that is measured: the real one, on a folder of a real disk or on a PostgreSQL, every choice durable. It says
// where it listens, and what it has used whenever it is asked.

import { performance } from 'node:perf_hooks';
import { type namedLimits, startServer } from '@tenfold/server';

/** What a process has used since its start. */
export interface Usage {
  /** Microseconds of all threads, and of the main one. */
  readonly cpu: number;
  readonly mainCpu: number;
  /** Milliseconds in which the main thread was at work. */
  readonly busy: number;
  readonly residentBytes: number;
  /** Objects that are still in use; only if it was asked for, because it takes a while to find out. */
  readonly liveBytes: number | null;
}

export type ToServerProcess = 'usage' | 'usage and live bytes' | 'close';
export type FromServerProcess =
  | { readonly type: 'listening'; readonly url: string; readonly startMs: number }
  | { readonly type: 'usage'; readonly usage: Usage };

type Limits = Required<ReturnType<typeof namedLimits>>;
/** Those that have an address in their name: the compiler asks for one that comes anew. */
type PerAddress = Extract<keyof Limits, 'perAddress' | `${string}PerAddress`>;

/**
 * All clients come from one address, which no household does. Everything else is limited as always: each person, each
 * connection, the size of messages, what is left unread.
 */
const ONE_ADDRESS_FOR_ALL: Pick<Limits, PerAddress> & Partial<Limits> = {
  perAddress: { perSecond: 1e6, burst: 1e6 },
  connectionsPerAddress: 1e6,
  socketsPerAddress: 1e6,
  requestsPerMinute: 1e6,
  newPeoplePerMinute: 1e6,
  newPeoplePerHour: 1e6,
};

const [dataFolder, databaseUrl = ''] = process.argv.slice(2);
if (dataFolder === undefined) throw new Error('usage: server-process.ts DATA-FOLDER [DATABASE-URL]');

const since = performance.now();
const server = await startServer({
  host: '127.0.0.1',
  port: 0,
  dataFolder,
  databaseUrl,
  log: { level: 'error' },
  limits: { ...ONE_ADDRESS_FOR_ALL, helloWithinMs: 60_000 },
});
say({ type: 'listening', url: server.url, startMs: performance.now() - since });

process.on('message', (message: ToServerProcess) => {
  if (message === 'close') void end();
  else say({ type: 'usage', usage: usage(message === 'usage and live bytes') });
});
// Without the bench there is nobody to serve.
process.on('disconnect', () => process.exit(1));

function usage(withLiveBytes: boolean): Usage {
  const all = process.cpuUsage();
  const main = process.threadCpuUsage();
  if (withLiveBytes) globalThis.gc?.();
  const { rss, heapUsed, external } = process.memoryUsage();
  return {
    cpu: all.user + all.system,
    mainCpu: main.user + main.system,
    busy: performance.eventLoopUtilization().active,
    residentBytes: rss,
    liveBytes: withLiveBytes ? heapUsed + external : null,
  };
}

async function end(): Promise<void> {
  await server.close();
  process.exit(0);
}

function say(message: FromServerProcess): void {
  process.send?.(message);
}
