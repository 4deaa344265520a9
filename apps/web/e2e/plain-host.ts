// The plainest web host there is: files of a folder below some path, the first file of a folder for the folder (whose
// address has a slash at its end), and nothing else. What lies there can be changed, as when somebody uploads another release.

import { existsSync, readFileSync, statSync } from 'node:fs';
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
  /** From now on a file has this text, or is gone. */
  upload(name: string, text: string | null): void;
  stop(): Promise<void>;
}

export async function startPlainHost(folder: string, below = '/shelf/tenfold/'): Promise<PlainHost> {
  const uploaded = new Map<string, string | null>();
  const missing: string[] = [];
  const contentOf = (path: string): { type: string; content: string | Buffer } | null => {
    const name = nameAt(folder, path);
    if (name === null) return null;
    const content = uploaded.has(name) ? uploaded.get(name) : readFileSync(join(folder, name));
    return content === null || content === undefined
      ? null
      : { content, type: TYPES[extname(name)] ?? 'application/octet-stream' };
  };
  const server = createServer((request, response) => {
    const path = decodeURIComponent((request.url ?? '/').split('?')[0] ?? '/');
    if (path.startsWith(below) && isFolder(folder, path.slice(below.length)) && !path.endsWith('/')) {
      response.writeHead(301, { location: `${path}/` }).end();
      return;
    }
    const found = path.startsWith(below) ? contentOf(path.slice(below.length)) : null;
    if (found === null) missing.push(path);
    response.writeHead(found === null ? 404 : 200, { 'content-type': found?.type ?? 'text/plain' });
    response.end(found?.content ?? 'no such file');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}${below}`,
    missing,
    upload: (name, text) => void uploaded.set(name, text),
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const isFolder = (folder: string, path: string): boolean =>
  existsSync(join(folder, path)) && statSync(join(folder, path)).isDirectory();

/** Of the file; null where there is none. */
function nameAt(folder: string, path: string): string | null {
  const name = normalize(`/${path}`).slice(1);
  const file = isFolder(folder, name) ? join(name, 'index.html') : name;
  return existsSync(join(folder, file)) ? file : null;
}
