// The server's process as the bench sees it.

import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { performance } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';
import { API_PATH } from '@tenfold/protocol';
import type { FromServerProcess, ToServerProcess, Usage } from './server-process.ts';

/** Groups of writes that went to the disk together. */
export interface Commits {
  readonly groups: number;
  readonly writes: number;
  /** Time that all groups took together. */
  readonly seconds: number;
}

export interface ServedPlace {
  readonly dataFolder: string;
  /** PostgreSQL instead of SQLite. */
  readonly databaseUrl?: string | undefined;
  /** A CPU profile of the server is written there when it ends. */
  readonly profileFolder?: string | undefined;
}

export class Served {
  readonly url: string;
  /** From the start of the process, and from the call in it, until it listens. */
  readonly processMs: number;
  readonly startMs: number;
  readonly #process: ChildProcess;

  private constructor(child: ChildProcess, url: string, processMs: number, startMs: number) {
    this.#process = child;
    this.url = url;
    this.processMs = processMs;
    this.startMs = startMs;
  }

  static async start({ dataFolder, databaseUrl, profileFolder }: ServedPlace): Promise<Served> {
    const since = performance.now();
    const profiling = profileFolder === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${profileFolder}`];
    const child = fork(
      fileURLToPath(new URL('server-process.ts', import.meta.url)),
      [dataFolder, databaseUrl ?? ''],
      {
        execArgv: ['--expose-gc', ...profiling],
      },
    );
    const message = await heard(child, 'listening');
    return new Served(child, message.url, performance.now() - since, message.startMs);
  }

  async usage(withLiveBytes = false): Promise<Usage> {
    const answer = heard(this.#process, 'usage');
    this.#tell(withLiveBytes ? 'usage and live bytes' : 'usage');
    return (await answer).usage;
  }

  /** From the metrics that every server has. */
  async commits(): Promise<Commits> {
    const value = await this.#metrics();
    return {
      groups: value('tenfold_commit_writes_count'),
      writes: value('tenfold_commit_writes_sum'),
      seconds: value('tenfold_commit_seconds_sum'),
    };
  }

  /** Packets of notices that it has sent to the other nodes. */
  async notices(): Promise<number> {
    return (await this.#metrics())('tenfold_notices_total');
  }

  async close(): Promise<void> {
    const exited = once(this.#process, 'exit');
    this.#tell('close');
    await exited;
  }

  async #metrics(): Promise<(name: string) => number> {
    const answer = await fetch(`${this.url}${API_PATH}/metrics`);
    const text = await answer.text();
    return (name) => {
      const found = new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1];
      if (found === undefined)
        throw new Error(`the server's metrics have no ${name}; see metrics/metrics.ts`);
      return Number(found);
    };
  }

  #tell(message: ToServerProcess): void {
    this.#process.send(message);
  }
}

type Heard<T extends FromServerProcess['type']> = Extract<FromServerProcess, { type: T }>;

async function heard<T extends FromServerProcess['type']>(child: ChildProcess, type: T): Promise<Heard<T>> {
  return new Promise((resolve, reject) => {
    const stop = (): void => {
      child.off('message', onMessage);
      child.off('exit', onExit);
    };
    const onMessage = (message: FromServerProcess): void => {
      if (message.type !== type) return;
      stop();
      resolve(message as Heard<T>);
    };
    const onExit = (code: number | null): void => {
      stop();
      reject(new Error(`the server's process has ended with code ${code ?? 'none'}; its errors stand above`));
    };
    child.on('message', onMessage);
    child.on('exit', onExit);
  });
}
