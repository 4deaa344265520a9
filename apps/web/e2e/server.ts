// A real server with its embedded store for the tests, as `npm start` runs it. It can be killed and started again on the
// same data.

import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Another built page than the usual one. */
const page = process.env['TENFOLD_PAGE'];
const tenfold = fileURLToPath(new URL('../../cli/bin/tenfold.js', import.meta.url));

export interface TestServer {
  readonly url: string;
  /** Ends it as a loss of power would. */
  crash(): Promise<void>;
  /** Starts it again on the same port and data. */
  startAgain(): Promise<void>;
  stop(): Promise<void>;
}

interface RunningServer {
  readonly url: string;
  readonly child: ChildProcess;
  /** When it has ended, however that came. */
  readonly gone: Promise<void>;
}

export async function startServer(options: readonly string[] = ['--bot-pause', '0']): Promise<TestServer> {
  const folder = mkdtempSync(join(tmpdir(), 'tenfold-page-'));
  let running = await start(['--port', '0']);
  const { port } = new URL(running.url);

  async function start(args: readonly string[]): Promise<RunningServer> {
    const child = spawn(
      process.execPath,
      [
        tenfold,
        'serve',
        '--data',
        folder,
        '--log',
        'error',
        ...(page === undefined ? [] : ['--web', page]),
        ...options,
        ...args,
      ],
      { env: { ...process.env, LC_ALL: 'C' }, stdio: ['ignore', 'pipe', 'inherit'] },
    );
    // Listened for from the beginning: a server that has ended by itself says so only once.
    const gone = new Promise<void>((resolve) => void child.once('exit', () => resolve()));
    return new Promise((resolve, reject) => {
      let said = '';
      child.on('exit', (code) => reject(new Error(`the server ended with ${code} before it was ready`)));
      child.stdout.setEncoding('utf8').on('data', (text: string) => {
        said += text;
        const url = /at (http:\S+)/.exec(said)?.[1];
        if (url !== undefined) resolve({ url, child, gone });
      });
    });
  }

  async function end(signal: NodeJS.Signals): Promise<void> {
    running.child.kill(signal);
    await running.gone;
  }

  return {
    url: running.url,
    async crash() {
      await end('SIGKILL');
    },
    async startAgain() {
      running = await start(['--port', port]);
    },
    async stop() {
      await end('SIGTERM');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
