// Loaded before `tenfold serve`: takes in the modules of the server, and lets the command begin when a word comes on
// standard input. Reading some hundred modules takes longer than all that a server does when it starts.

import { once } from 'node:events';
import { flushCompileCache } from 'node:module';
import { isMainThread } from 'node:worker_threads';

// The threads of the server load this too.
if (isMainThread) {
  await import('../../src/index.ts');
  // Now: most of these processes are killed, and what is written at the end never is.
  flushCompileCache();
  await once(process.stdin, 'data');
  process.stdin.destroy();
}
