// The plainest web host there is: files of a folder below some path, the first file of a folder for the folder, and
// nothing else. What lies there can be exchanged, as when somebody uploads another release.

import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

export interface PlainHost {
  /** Of the folder, with a slash at its end. */
  readonly url: string;
  /** Paths that were asked for and had no file. */
  readonly missing: readonly string[];
  /** From now on another folder lies there. */
  serve(folder: string): void;
  stop(): Promise<void>;
}

export async function startPlainHost(folder: string, below = '/shelf/tenfold/'): Promise<PlainHost> {
  let served = folder;
  const missing: string[] = [];
  const server = createServer((request, response) => {
    const path = decodeURIComponent((request.url ?? '/').split('?')[0] ?? '/');
    const file = path.startsWith(below) ? fileAt(served, path.slice(below.length)) : null;
    if (file === null) {
      missing.push(path);
      response.writeHead(404, { 'content-type': 'text/plain' }).end('no such file');
      return;
    }
    response.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' });
    createReadStream(file).pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}${below}`,
    missing,
    serve: (other) => {
      served = other;
    },
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function fileAt(folder: string, path: string): string | null {
  const file = join(folder, normalize(`/${path}`));
  if (!existsSync(file)) return null;
  const found = statSync(file).isDirectory() ? join(file, 'index.html') : file;
  return existsSync(found) ? found : null;
}
