// The page: files of the built web app, or a few words if there is none.

import type { Dirent } from 'node:fs';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { API_PATH, LanguageSchema } from '@tenfold/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Previews } from '../previews/previews.ts';
import { addPictureRoute, sendWithPreview } from './preview-routes.ts';
import type { WebFile } from './web-file.ts';
import { preferredLanguage } from './preferred-language.ts';
import { isForm, readWebFile, sendWebFile } from './web-file.ts';

/** Addresses that people hand on: they have a preview. */
const SHARED_PATHS = [
  '/',
  '/t/:table',
  '/g/:game',
  // Ten names of cards are longer than a parameter may be.
  '/k/*',
  '/cards/:card',
  '/daily',
  '/lab',
  '/workshop',
];

/** What stands in these is unpacked and written down for whoever asks: unlike files, that is counted. */
const COUNTED_PATHS = ['/workshop/*'];

/** Others that the app itself understands. */
const APP_PATHS = [
  '/play/bots',
  '/play/friends',
  '/play/anyone',
  '/watch',
  '/carry/:code',
  '/me',
  '/here',
  '/archive',
  '/ladder',
  '/cards',
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

  addRoutes(app: FastifyInstance, previews: Previews): void {
    const index = this.#index;
    if (index === undefined) {
      app.get('/', (_request, reply) => reply.type('text/html; charset=utf-8').send(NO_PAGE));
      return;
    }
    for (const path of APP_PATHS) {
      app.get(path, UNCOUNTED, (request, reply) => sendWebFile(index, request, reply));
    }
    const html = index.plain.bytes.toString('utf8');
    for (const path of [...SHARED_PATHS, ...COUNTED_PATHS]) {
      app.get(path, COUNTED_PATHS.includes(path) ? {} : UNCOUNTED, async (request, reply) => {
        if (await sendWithPreview(html, previews, request, reply).catch(noPreview(request))) return reply;
        return sendWebFile(index, request, reply);
      });
    }
    addPictureRoute(app, previews);
    for (const [name, file] of this.#files) {
      if (isStaticPage(name) || name.startsWith(ASSETS)) continue;
      app.get(`/${name}`, UNCOUNTED, (request, reply) => sendWebFile(file, request, reply));
    }
    app.get(`/${ASSETS}*`, UNCOUNTED, (request, reply) => this.#sendAsset(request, reply));
    for (const part of STATIC_PARTS) {
      for (const path of [`/${part}`, `/${part}/*`])
        app.get(path, UNCOUNTED, (request, reply) => this.#sendStatic(index, request, reply));
    }
  }

  #sendAsset(request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const file = this.#files.get((request.url.split('?')[0] ?? '').slice(1));
    if (file !== undefined) return sendWebFile(file, request, reply);
    reply.callNotFound();
    return reply;
  }

  /**
   * A page of the rulebook or the lessons that can be read without a script, in the language that the address names, else in the one that the
   * browser likes best. A lesson itself, and what the book does not have, is for the page.
   */
  #sendStatic(index: WebFile, request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const [address = '', query] = request.url.split('?');
    const [part = '', ...path] = address.split('/').filter(Boolean);
    const named = LanguageSchema.options.find((language) => language === path[0]);
    const language = named ?? preferredLanguage(request.headers['accept-language'] ?? '');
    const rest = named === undefined ? path : path.slice(1);
    const ruling = part === 'rules' ? this.#rulingAt(language, rest) : undefined;
    if (ruling !== undefined) {
      const place = ['', part, ...(named === undefined ? [] : [named]), 'ruling', ruling].join('/');
      return reply.redirect(query === undefined ? place : `${place}?${query}`, 308);
    }
    const file = this.#files.get(`${[part, language, ...rest].join('/')}.html`);
    if (named === undefined) reply.header('vary', 'Accept-Language');
    // Lessons are played, and have no page without a script.
    const isMissing = file === undefined && part === 'rules';
    return sendWebFile(file ?? index, request, isMissing ? reply.code(404) : reply);
  }

  /** The id of a ruling that is asked for in other letters than its own, or without the word before it. */
  #rulingAt(language: string, path: readonly string[]): string | undefined {
    const [typed, ...more] = path[0] === 'ruling' ? path.slice(1) : path;
    if (typed === undefined || more.length > 0) return undefined;
    const id = typed.toUpperCase();
    if (!this.#files.has(`rules/${language}/ruling/${id}.html`)) return undefined;
    return path[0] === 'ruling' && typed === id ? undefined : id;
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

/** A page without a preview is better than none. */
const noPreview =
  ({ log }: FastifyRequest) =>
  (error: unknown): false => {
    log.error({ err: error }, 'a link could not be given its preview');
    return false;
  };

/** Hundreds of files: a route for each of them would take a second whenever a server starts. */
const ASSETS = 'assets/';

/** They have addresses without an ending. */
const isStaticPage = (name: string): boolean => STATIC_PARTS.some((part) => name.startsWith(`${part}/`));

/** What can be read without a script, by the first part of its address. */
const STATIC_PARTS = ['rules', 'learn'];

function filesIn(folder: string): ReadonlyMap<string, WebFile> {
  if (!existsSync(join(folder, 'index.html'))) return new Map();
  const names = new Set(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() || (entry.isSymbolicLink() && isLinkToFile(entry)))
      .map(({ parentPath, name }) => relative(folder, join(parentPath, name)))
      .filter((name) => !isHidden(name)),
  );
  const files = [...names].filter((name) => !isForm(names, name));
  return new Map(files.map((name) => [name.replaceAll('\\', '/'), readWebFile(folder, name, names)]));
}

const isLinkToFile = ({ parentPath, name }: Dirent): boolean =>
  statSync(join(parentPath, name), { throwIfNoEntry: false })?.isFile() === true;

/** What the build notes for itself. */
const isHidden = (name: string): boolean => /(^|[\\/])\./.test(name);

function isForPeople({ method, url, headers }: FastifyRequest): boolean {
  const isPage = !/^\/(api|assets)(\/|\?|$)/.test(url);
  const isRead = method === 'GET' || method === 'HEAD';
  return isPage && isRead && (headers.accept ?? '').includes('text/html');
}
