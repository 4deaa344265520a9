// One thread and what waits for it. It has one task at a time, so that it is always known whose bot took too long or
// brought it down; that task alone is lost, with an error to whoever asked, and the others wait for a new thread.

import { Worker } from 'node:worker_threads';
import type { Id } from '@tenfold/protocol';
import type { BotProblem, Fault } from './bot-error.ts';
import { BotError, faultOf } from './bot-error.ts';
import { FairQueue } from './fair-queue.ts';
import type { FromThread, BotNotice, ResultOf, BotTask, ThreadSettings, ToThread } from './messages.ts';

const COMPILED = process.env['NODE_COMPILE_CACHE'];

interface BotThreadSettings extends ThreadSettings {
  /** How long one task may take, once the thread is ready for it. */
  readonly limitMs: number;
  readonly memoryMb: number;
}

interface Job<T extends BotTask> {
  readonly task: T;
  readonly onProgress: (share: number) => void;
  readonly resolve: (result: ResultOf<T>) => void;
  readonly reject: (error: BotError) => void;
}

export class BotThread<T extends BotTask> {
  readonly #settings: BotThreadSettings;
  readonly #waiting = new FairQueue<Job<T>>();
  /** What the thread is at; it is sent there once the thread is ready. */
  #job: Job<T> | null = null;
  /** Started when there is something to do. */
  #worker: Worker | null = null;
  #isReady = false;
  #isClosed = false;
  #timer: NodeJS.Timeout | undefined;
  /** Threads that have been told to end and have not yet done so. */
  readonly #ending = new Set<Promise<unknown>>();

  constructor(settings: BotThreadSettings) {
    this.#settings = settings;
  }

  async ask(task: T, onProgress: (share: number) => void = () => undefined): Promise<ResultOf<T>> {
    return new Promise((resolve, reject) => {
      const job: Job<T> = { task, onProgress, resolve, reject };
      if (this.#isClosed) return refuse(job, 'closed');
      this.#waiting.add(task.request.game, job);
      this.#takeNext();
    });
  }

  /** A thread that is not there has nothing to forget. */
  tell(notice: BotNotice): void {
    if (this.#isReady) this.#send(notice);
  }

  /** What waits for the game is refused; what is at work for it too if it is to be interrupted, which costs the thread. */
  callOff(game: Id, andInterrupt: boolean): void {
    for (const job of this.#waiting.takeAllOf(game)) refuse(job, 'forgotten');
    if (andInterrupt && this.#job?.task.request.game === game) this.#stop('forgotten');
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    for (const job of this.#waiting.takeAll()) refuse(job, 'closed');
    this.#stop('closed');
    await Promise.all(this.#ending);
  }

  #takeNext(): void {
    if (this.#job !== null) return;
    this.#job = this.#waiting.take() ?? null;
    if (this.#job === null) return;
    if (this.#worker === null) this.#worker = this.#start();
    else if (this.#isReady) this.#begin(this.#job);
  }

  #begin(job: Job<T>): void {
    this.#timer = setTimeout(() => this.#stop('too-slow'), this.#settings.limitMs);
    this.#send(job.task);
  }

  #start(): Worker {
    const { characters, keptBots, memoryMb } = this.#settings;
    const worker = new Worker(new URL('./worker.ts', import.meta.url), {
      workerData: { characters, keptBots } satisfies ThreadSettings,
      // A bot that gathers without end brings down its own thread, not the server.
      resourceLimits: { maxOldGenerationSizeMb: memoryMb },
      // Nor has it any business with the server's secrets. Where compiled modules are kept, it is ready in a third of the time.
      env: COMPILED === undefined ? {} : { NODE_COMPILE_CACHE: COMPILED },
    });
    worker.on('message', (message: FromThread) => {
      if (worker === this.#worker) this.#hear(message);
    });
    const died = (fault: Fault): void => {
      if (worker === this.#worker) this.#stop('crashed', fault);
    };
    worker.on('error', (error) => died(faultOf(error)));
    worker.on('exit', (code) => died({ kind: `exit code ${code}`, places: [] }));
    return worker;
  }

  #hear(message: FromThread): void {
    const job = this.#job;
    if (message.type === 'ready') {
      this.#isReady = true;
      if (job !== null) this.#begin(job);
    } else if (message.type === 'progress') {
      job?.onProgress(message.share);
    } else {
      this.#finish();
      if (message.type === 'failed') job?.reject(new BotError(message.code, job.task.request, message.fault));
      else job?.resolve(message.result as ResultOf<T>);
      this.#takeNext();
    }
  }

  /** Ends the thread, if it is still alive, and what it was at. A new one is started for the next task. */
  #stop(problem: BotProblem, fault?: Fault): void {
    const [job, worker] = [this.#job, this.#worker];
    this.#finish();
    this.#worker = null;
    this.#isReady = false;
    if (worker !== null) {
      const end: Promise<unknown> = worker.terminate().finally(() => this.#ending.delete(end));
      this.#ending.add(end);
    }
    if (job !== null) refuse(job, problem, fault);
    this.#takeNext();
  }

  #finish(): void {
    clearTimeout(this.#timer);
    this.#job = null;
  }

  #send(message: ToThread): void {
    this.#worker?.postMessage(message);
  }
}

function refuse({ task, reject }: Job<BotTask>, problem: BotProblem, fault?: Fault): void {
  reject(new BotError(problem, task.request, fault));
}
