// The harness, built and served: for the tests that look at the board, and for whoever wants to see it.

import { existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { startServer } from '../server.ts';

export interface ServedHarness {
  readonly url: string;
  stop(): Promise<void>;
}

/** Where all workers of a run find the one that the first of them has built; else each has its own. */
const SHARED = process.env['TENFOLD_HARNESS'];

export async function serveHarness(): Promise<ServedHarness> {
  const folder = SHARED ?? mkdtempSync(join(tmpdir(), 'tenfold-harness-'));
  const page = join(folder, 'page');
  if (!existsSync(page)) await buildInto(page);
  const server = await startServer(['--web', page]);
  return {
    url: server.url,
    async stop() {
      await server.stop();
      if (folder !== SHARED) rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Whoever finds it finds all of it. */
async function buildInto(page: string): Promise<void> {
  const fresh = `${page}-${process.pid}`;
  await build({
    root: fileURLToPath(new URL('.', import.meta.url)),
    configFile: fileURLToPath(new URL('../../vite.config.ts', import.meta.url)),
    logLevel: 'error',
    build: { outDir: fresh, emptyOutDir: true },
  });
  // Another worker may have been as quick; then its own is as good.
  if (!existsSync(page)) renameSync(fresh, page);
}
