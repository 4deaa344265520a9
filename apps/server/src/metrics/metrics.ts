// What an operator can watch, as Prometheus text. Nothing here has the id of anybody or anything.

import type { RefusalCode } from '@tenfold/protocol';
import { END_REASONS, REFUSALS } from '@tenfold/protocol';
import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';

const SECONDS = [0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5];
const BATCHES = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000];
const QUANTILES = [50, 90, 99] as const;
const NANOSECONDS = 1e9;

/** What is counted only when somebody looks. */
export interface Gauged {
  readonly rooms: () => number;
  readonly connections: () => number;
  /** Packets of notices that were sent to other nodes; none if there can be no others. */
  readonly notices?: () => number;
  /** Milliseconds by which a replica is late; null while it is not read. */
  readonly replicaLateBy?: () => number | null;
  /** What waits to be done, by what it waits for. */
  readonly queues: Readonly<Record<string, () => number>>;
}

export class Metrics {
  readonly #registry = new Registry();
  readonly #delay = monitorEventLoopDelay({ resolution: 20 });
  readonly #choices: Counter;
  readonly #choiceSeconds: Histogram;
  readonly #refusals: Counter<'code'>;
  readonly #requests: Counter<'status'>;
  readonly #commitSeconds: Histogram;
  readonly #commitWrites: Histogram;
  readonly #commitFailures: Counter;
  readonly #storeErrors: Counter<'code'>;
  readonly #botFailures: Counter;
  readonly #gamesBegun: Counter;
  readonly #gamesEnded: Counter<'why'>;

  constructor() {
    const registers = [this.#registry];
    this.#choices = new Counter({
      name: 'tenfold_choices_total',
      help: 'Choices of people that are on disk',
      registers,
    });
    this.#choiceSeconds = new Histogram({
      name: 'tenfold_choice_seconds',
      help: 'From the arrival of a choice until it is on disk',
      buckets: SECONDS,
      registers,
    });
    this.#refusals = new Counter({
      name: 'tenfold_refusals_total',
      help: 'Messages and requests that were refused',
      labelNames: ['code'],
      registers,
    });
    for (const code of REFUSALS) this.#refusals.inc({ code }, 0);
    this.#requests = new Counter({
      name: 'tenfold_requests_total',
      help: 'HTTP requests by the class of their status',
      labelNames: ['status'],
      registers,
    });
    this.#commitSeconds = new Histogram({
      name: 'tenfold_commit_seconds',
      help: 'Time to write one batch to the store',
      buckets: SECONDS,
      registers,
    });
    this.#commitWrites = new Histogram({
      name: 'tenfold_commit_writes',
      help: 'Games written together in one batch',
      buckets: BATCHES,
      registers,
    });
    this.#commitFailures = new Counter({
      name: 'tenfold_commit_failures_total',
      help: 'Batches that could not be written to the store',
      registers,
    });
    this.#storeErrors = new Counter({
      name: 'tenfold_store_errors_total',
      help: 'Calls of the store that failed because it was away, out of room or damaged, by its own code',
      labelNames: ['code'],
      registers,
    });
    this.#botFailures = new Counter({
      name: 'tenfold_bot_failures_total',
      help: 'Preparations and choices that a bot failed at',
      registers,
    });
    this.#gamesBegun = new Counter({
      name: 'tenfold_games_begun_total',
      help: 'Games that began',
      registers,
    });
    this.#gamesEnded = new Counter({
      name: 'tenfold_games_ended_total',
      help: 'Games that ended, by the reason',
      labelNames: ['why'],
      registers,
    });
    for (const why of END_REASONS) this.#gamesEnded.inc({ why }, 0);
    this.#delay.enable();
    this.#addProcessGauges(registers);
  }

  get contentType(): string {
    return this.#registry.contentType;
  }

  /** Milliseconds that only go forward. */
  clock(): number {
    return performance.now();
  }

  chosen(since: number): void {
    this.#choices.inc();
    this.#choiceSeconds.observe((this.clock() - since) / 1000);
  }

  refused(code: RefusalCode): void {
    this.#refusals.inc({ code });
  }

  answered(status: number): void {
    this.#requests.inc({ status: `${Math.floor(status / 100)}xx` });
  }

  committed(writes: number, since: number): void {
    this.#commitWrites.observe(writes);
    this.#commitSeconds.observe((this.clock() - since) / 1000);
  }

  commitFailed(): void {
    this.#commitFailures.inc();
  }

  storeFailed(code: string): void {
    this.#storeErrors.inc({ code });
  }

  botFailed(): void {
    this.#botFailures.inc();
  }

  gameBegan(): void {
    this.#gamesBegun.inc();
  }

  gameEnded(why: string): void {
    this.#gamesEnded.inc({ why });
  }

  watch({ rooms, connections, notices, replicaLateBy, queues }: Gauged): void {
    const registers = [this.#registry];
    // oxlint-disable-next-line no-new -- it registers itself
    new Gauge({
      name: 'tenfold_queue_length',
      help: 'What waits to be done, by what it waits for',
      labelNames: ['queue'],
      registers,
      collect() {
        for (const [queue, length] of Object.entries(queues)) this.set({ queue }, length());
      },
    });
    gauge('tenfold_rooms', 'Games in memory', rooms, registers);
    gauge('tenfold_connections', 'Open WebSockets', connections, registers);
    if (notices !== undefined) {
      gauge('tenfold_notices_total', 'Packets of notices sent to other nodes', notices, registers);
    }
    if (replicaLateBy !== undefined) {
      gauge(
        'tenfold_replica_late_seconds',
        'How old what a replica tells may be; -1 while it is not read',
        () => (replicaLateBy() ?? -1000) / 1000,
        registers,
      );
    }
  }

  async text(): Promise<string> {
    return this.#registry.metrics();
  }

  close(): void {
    this.#delay.disable();
  }

  #addProcessGauges(registers: Registry[]): void {
    const delay = this.#delay;
    // oxlint-disable-next-line no-new -- it registers itself
    new Gauge({
      name: 'tenfold_event_loop_delay_seconds',
      help: 'How late the event loop was since the last look',
      labelNames: ['quantile'],
      registers,
      collect() {
        for (const percent of QUANTILES) {
          this.set({ quantile: String(percent / 100) }, delay.percentile(percent) / NANOSECONDS);
        }
        delay.reset();
      },
    });
    gauge(
      'process_resident_memory_bytes',
      'Memory of this process',
      () => process.memoryUsage.rss(),
      registers,
    );
    gauge(
      'process_cpu_seconds',
      'Processor time of this process since its start',
      () => {
        const { user, system } = process.cpuUsage();
        return (user + system) / 1e6;
      },
      registers,
    );
  }
}

function gauge(name: string, help: string, value: () => number, registers: Registry[]): void {
  // oxlint-disable-next-line no-new -- it registers itself
  new Gauge({
    name,
    help,
    registers,
    collect() {
      this.set(value());
    },
  });
}
