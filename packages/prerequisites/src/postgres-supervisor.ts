// Runs PostgreSQL for temporary-postgres.ts, in a process of its own: when standard input ends, whoever started it is gone, so
// the server is ended and its folder removed. A line `down` ends the server for a while, a line `crash` does so without its
// tidying up, a line `up` starts it again; each end is told by a line on standard output.

import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { createInterface } from 'node:readline';

const [folder = '', user = '', program = '', ...parameters] = process.argv.slice(2);
const ids = JSON.parse(user) as { readonly uid?: number; readonly gid?: number };

let server = start();
let isOver = false;

createInterface({ input: process.stdin })
  .on('line', (line) => {
    if (line === 'up') server = start();
    // A shutdown that does not wait for those who are connected, nor, after a crash, for anything.
    else server.kill(line === 'crash' ? 'SIGQUIT' : 'SIGINT');
  })
  .on('close', () => {
    isOver = true;
    if (server.exitCode !== null || server.signalCode !== null) end();
    else server.kill('SIGQUIT');
  });

// The same Ctrl-C reaches the server and whoever started this; here it is only waited for.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});

function start(): ChildProcess {
  const child = spawn(program, parameters, { cwd: folder, ...ids, stdio: ['ignore', 'ignore', 'inherit'] });
  let wasTold = false;
  child.on('exit', () => {
    if (isOver) end();
    else process.stdout.write('down\n');
  });
  child.on('error', (error) => {
    if (wasTold) return;
    wasTold = true;
    process.stderr.write(`${error.message}\n`);
    end();
  });
  return child;
}

function end(): never {
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  process.exit(0);
}
