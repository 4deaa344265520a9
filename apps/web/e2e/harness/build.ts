// The harness, built and served: for the tests that look at the board, and for whoever wants to see it.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { startServer } from '../server.ts';

export interface ServedHarness {
  readonly url: string;
  stop(): Promise<void>;
}

export async function serveHarness(): Promise<ServedHarness> {
  const folder = mkdtempSync(join(tmpdir(), 'tenfold-harness-'));
  await build({
    root: fileURLToPath(new URL('.', import.meta.url)),
    configFile: fileURLToPath(new URL('../../vite.config.ts', import.meta.url)),
    logLevel: 'error',
    build: { outDir: folder, emptyOutDir: true },
  });
  const server = await startServer(['--web', folder]);
  return {
    url: server.url,
    async stop() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
