// The page: files of the built web app, or a few words if there is none.

import { existsSync, globSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { API_PATH } from '@tenfold/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { WebFile } from './web-file.ts';
import { isForm, readWebFile, sendWebFile } from './web-file.ts';

/** Addresses that the app itself understands. */
const APP_PATHS = [
  '/',
  '/t/:table',
  '/g/:game',
  // Ten names of cards are longer than a parameter may be.
  '/k/*',
  '/play/bots',
  '/play/friends',
  '/play/anyone',
  '/watch',
  '/carry/:code',
  '/archive',
  '/ladder',
  '/cards',
  '/cards/:card',
  '/help',
  '/scenario',
  '/settings',
  '/credits',
];

const NO_PAGE = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Tenfold</title></head>
<body>
<h1>Tenfold</h1>
<p>This is a server for a deck-building card game. It runs without its page: npm run build:page makes it.</p>
<p>What programs can ask of it: <a href="${API_PATH}/openapi.json">${API_PATH}/openapi.json</a>.</p>
</body>
</html>
`;

/**
 * Files in memory cost next to nothing, and a page needs dozens of them: a school class behind one address would find
 * some of them refused, and the page in pieces.
 */
const UNCOUNTED = { config: { rateLimit: false } };

export class WebPages {
  readonly #files: ReadonlyMap<string, WebFile>;

  /** Only what is there at the start can be asked for: no path leads out of the folder. */
  constructor(folder: string | undefined) {
    this.#files = folder === undefined ? new Map() : filesIn(folder);
  }

  get #index(): WebFile | undefined {
    return this.#files.get('index.html');
  }

  addRoutes(app: FastifyInstance): void {
    const index = this.#index;
    if (index === undefined) {
      app.get('/', (_request, reply) => reply.type('text/html; charset=utf-8').send(NO_PAGE));
      return;
    }
    for (const path of APP_PATHS) {
      app.get(path, UNCOUNTED, (request, reply) => sendWebFile(index, request, reply));
    }
    for (const [name, file] of this.#files) {
      app.get(`/${name}`, UNCOUNTED, (request, reply) => sendWebFile(file, request, reply));
    }
  }

  /**
   * For an address where nothing is, or that cannot be read: the page says so to people. False if it was no browser that
   * asked for a page.
   */
  sendToPeople(status: number, request: FastifyRequest, reply: FastifyReply): boolean {
    const index = this.#index;
    if (index === undefined || !isForPeople(request)) return false;
    void sendWebFile(index, request, reply.code(status));
    return true;
  }
}

function filesIn(folder: string): ReadonlyMap<string, WebFile> {
  if (!existsSync(join(folder, 'index.html'))) return new Map();
  const names = globSync('**/*', { cwd: folder }).filter(
    (name) => !isHidden(name) && statSync(join(folder, name)).isFile() && !isForm(folder, name),
  );
  return new Map(names.map((name) => [name.replaceAll('\\', '/'), readWebFile(folder, name)]));
}

/** What the build notes for itself. */
const isHidden = (name: string): boolean => /(^|[\\/])\./.test(name);

function isForPeople({ method, url, headers }: FastifyRequest): boolean {
  const isPage = !/^\/(api|assets)(\/|\?|$)/.test(url);
  const isRead = method === 'GET' || method === 'HEAD';
  return isPage && isRead && (headers.accept ?? '').includes('text/html');
}
