// `tenfold serve` as a process of its own, which can be killed in the middle of its work.

import type { ChildProcessByStdio } from 'node:child_process';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { afterAll } from 'vitest';

export const program = fileURLToPath(new URL('../../../cli/bin/tenfold.js', import.meta.url));

const modulesFirst = new URL('./modules-first.ts', import.meta.url).href;

export interface ServerPlace {
  readonly dataFolder: string;
  /** PostgreSQL instead of SQLite. */
  readonly databaseUrl?: string;
  /** How long it says before it ends that it is not ready. */
  readonly drainSeconds?: number;
  /** A module that is loaded into each of its threads. */
  readonly preload?: URL;
}

type Child = ChildProcessByStdio<Writable, Readable, Readable>;

const children = new Set<Child>();
const folders: string[] = [];
afterAll(async () => {
  await Promise.all([...children].map(async (child) => end(child, 'SIGKILL')));
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

async function end(child: Child, signal: NodeJS.Signals): Promise<void> {
  if (!children.has(child)) return;
  child.kill(signal);
  await once(child, 'close');
}

/** Gone after the tests of the file. */
export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tenfold-hard-'));
  folders.push(folder);
  return folder;
}

/** Where the steps of the tests keep compiled modules: the fifty starts of a file take half of the time. */
const compiled =
  process.env['NODE_COMPILE_CACHE'] ??
  fileURLToPath(new URL('../../../../node_modules/.cache/compiled', import.meta.url));

export class ServerProcess {
  readonly url: string;
  readonly #child: Child;
  readonly #log: GrowingLog;

  private constructor(url: string, child: Child, log: GrowingLog) {
    this.url = url;
    this.#child = child;
    this.#log = log;
  }

  static async start(place: ServerPlace): Promise<ServerProcess> {
    return ServerProcess.prepare(place)();
  }

  /**
   * A process that touches nothing before it is told to start, by calling what comes back: another may still be at work
   * in its place.
   *
   * It listens on any free port. It believes what this machine says about addresses, so that each of hundreds of people
   * can come from his own: the limits of one address are as they are for everybody.
   */
  static prepare({
    dataFolder,
    databaseUrl,
    drainSeconds = 0,
    preload,
  }: ServerPlace): () => Promise<ServerProcess> {
    const serve = ['serve', '--port', '0', '--data', dataFolder, '--trust-proxy', 'loopback'];
    const child = spawn(
      process.execPath,
      [
        ...(preload === undefined ? [] : ['--import', preload.href]),
        '--import',
        modulesFirst,
        program,
        ...serve,
        '--bot-pause',
        '0',
        '--drain',
        String(drainSeconds),
        '--log',
        'debug',
      ],
      {
        stdio: ['pipe', 'pipe', 'pipe'],
        env: { ...process.env, LC_ALL: 'C', NODE_COMPILE_CACHE: compiled, DATABASE_URL: databaseUrl ?? '' },
      },
    );
    children.add(child);
    child.once('close', () => children.delete(child));
    const log = new GrowingLog(child.stderr);
    let said = '';
    const url = new Promise<string>((resolve, reject) => {
      child.stdout.setEncoding('utf8').on('data', (some: string) => {
        said += some;
        const found = /^Tenfold is at (http:\/\/\S+)\n/.exec(said)?.[1];
        if (found !== undefined) resolve(found);
      });
      child.once('close', (code) => {
        reject(new Error(`the server ended with code ${code} before it was ready:\n${log.text}`));
      });
    });
    // Whoever starts it is told; until then nobody asks.
    url.catch(() => undefined);
    return async () => {
      child.stdin.end('now');
      return new ServerProcess(await url, child, log);
    };
  }

  get isRunning(): boolean {
    return this.#child.exitCode === null && this.#child.signalCode === null;
  }

  /** Everything that it has logged. */
  get log(): string {
    return this.#log.text;
  }

  /** When it has logged something like this, now or later. */
  async hasLogged(what: RegExp): Promise<void> {
    await this.#log.has(what);
  }

  get pid(): number {
    return this.#child.pid ?? -1;
  }

  /** When it has ended by itself; the exit code. */
  async ended(): Promise<number | null> {
    if (children.has(this.#child)) await once(this.#child, 'close');
    return this.#child.exitCode;
  }

  /** Without any warning. */
  async kill(): Promise<void> {
    await end(this.#child, 'SIGKILL');
  }

  /** In good order; the exit code. */
  async stop(): Promise<number | null> {
    await end(this.#child, 'SIGTERM');
    return this.#child.exitCode;
  }
}

class GrowingLog {
  text = '';
  readonly #waiting = new Set<() => void>();
  #isOver = false;

  constructor(stream: Readable) {
    stream.setEncoding('utf8').on('data', (some: string) => {
      this.text += some;
      this.#wake();
    });
    stream.once('close', () => {
      this.#isOver = true;
      this.#wake();
    });
  }

  async has(what: RegExp): Promise<void> {
    while (!what.test(this.text)) {
      if (this.#isOver) throw new Error(`it has ended and never logged ${what}:\n${this.text}`);
      await new Promise<void>((resolve) => this.#waiting.add(resolve));
    }
  }

  #wake(): void {
    for (const resolve of this.#waiting) resolve();
    this.#waiting.clear();
  }
}
