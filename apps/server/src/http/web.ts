// The page: files of the built web app, or a few words if there is none.

import { createHash } from 'node:crypto';
import { createReadStream, existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Addresses that the app itself understands. */
const APP_PATHS = [
  '/',
  '/t/:table',
  '/g/:game',
  '/carry/:code',
  '/replay',
  '/replay/*',
  '/archive',
  '/ladder',
];

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
  '.mp3': 'audio/mpeg',
  '.ogg': 'audio/ogg',
  '.txt': 'text/plain; charset=utf-8',
};

const FOR_EVER = 'public, max-age=31536000, immutable';
const ASK_FIRST = 'no-cache';

const NO_PAGE = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Tenfold</title></head>
<body>
<h1>Tenfold</h1>
<p>This is a server for a deck-building card game. It runs without its page.</p>
<p>What programs can ask of it: <a href="/api/v1/openapi.json">/api/v1/openapi.json</a>.</p>
</body>
</html>
`;

export function addWebPages(app: FastifyInstance, folder: string | undefined): void {
  if (folder === undefined || !existsSync(join(folder, 'index.html'))) {
    app.get('/', (_request, reply) => reply.type('text/html; charset=utf-8').send(NO_PAGE));
    return;
  }
  const index = fileAt(folder, 'index.html');
  for (const path of APP_PATHS) app.get(path, (request, reply) => send(index, request, reply));
  // Only what is there at the start can be asked for: no path leads out of the folder.
  for (const name of globSync('**/*', { cwd: folder })) {
    const file = join(folder, name);
    if (!statSync(file).isFile()) continue;
    const page = fileAt(folder, name);
    app.get(`/${name.replaceAll('\\', '/')}`, (request, reply) => send(page, request, reply));
  }
}

interface PageFile {
  readonly file: string;
  readonly type: string;
  readonly size: number;
  readonly tag: string;
  readonly caching: string;
}

function fileAt(folder: string, name: string): PageFile {
  const file = join(folder, name);
  const hash = createHash('sha256').update(readFileSync(file)).digest('base64url').slice(0, 22);
  return {
    file,
    type: TYPES[extname(name).toLowerCase()] ?? 'application/octet-stream',
    size: statSync(file).size,
    tag: `"${hash}"`,
    // The build writes a hash of what is inside into the names of these.
    caching: /^assets[\\/]/.test(name) ? FOR_EVER : ASK_FIRST,
  };
}

function send(page: PageFile, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.headers({ 'cache-control': page.caching, etag: page.tag });
  if (request.headers['if-none-match'] === page.tag) return reply.code(304).send();
  return reply.type(page.type).header('content-length', page.size).send(createReadStream(page.file));
}
