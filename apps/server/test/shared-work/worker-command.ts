// `tenfold worker` as a process of its own, which can be killed in the middle of a job.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { onTestFinished } from 'vitest';
import { program } from '../hard/server-process.ts';

export interface WorkerProcess {
  /** Without any warning. */
  kill(): Promise<void>;
  /** In good order; what it has said. */
  stop(): Promise<string>;
}

/** When it is ready. */
export async function workerCommand(url: string, threads = 1): Promise<WorkerProcess> {
  const child = spawn(process.execPath, [program, 'worker', '--on', url, '--threads', String(threads)], {
    env: { ...process.env, LC_ALL: 'C' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  const ended = once(child, 'close');
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    child.kill(signal);
    await ended;
  };
  onTestFinished(async () => end('SIGKILL'));
  child.stdout.setEncoding('utf8').on('data', (some: string) => (said += some));
  while (!said.includes('Ready for work')) {
    await Promise.race([once(child.stdout, 'data'), ended]);
    if (child.exitCode !== null) throw new Error(`the worker ended with code ${child.exitCode}`);
  }
  return {
    kill: async () => end('SIGKILL'),
    async stop() {
      await end('SIGTERM');
      return said;
    },
  };
}
