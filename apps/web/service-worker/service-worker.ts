// The page without a network. What it is made of is fetched once and answered from the device; the page itself is asked
// of the host first, so that a new release is there as soon as it is. What is not a file of the page (the server's API
// above all) passes by here unseen.

import { fetchRelease, fileInCaches, forgetAllBut, startPage } from './caches-of-page.ts';
import { FILES, RELEASE } from './release.ts';
import type { FetchAsked } from './scope.ts';
import { scope } from './scope.ts';

/** A host that does not answer for so long is as good as none. */
const PATIENCE_MS = 4_000;
/** So long an open page may take to say of which release it is. */
const ANSWER_MS = 3_000;

const folder = new URL(scope.registration.scope);
const known = new Set(FILES);

// Pages of an older release find their files still: a new worker need not wait until they are closed.
scope.addEventListener('install', (event) =>
  event.waitUntil(fetchRelease().then(async () => scope.skipWaiting())),
);
scope.addEventListener('activate', (event) => event.waitUntil(scope.clients.claim().then(tidy)));

scope.addEventListener('message', (event) => {
  if (event.data === 'release?') event.ports[0]?.postMessage(RELEASE);
  if (event.data === 'tidy') event.waitUntil(tidy());
});

scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== folder.origin) return;
  if (!url.pathname.startsWith(folder.pathname)) return;
  const name = url.pathname.slice(folder.pathname.length);
  if (name.startsWith('api/')) return;
  if (request.mode === 'navigate') event.respondWith(pageFor(event));
  else if (known.has(name) || name.startsWith('assets/')) event.respondWith(fileFor(request));
});

async function fileFor(request: Request): Promise<Response> {
  return (await fileInCaches(request)) ?? fetch(request);
}

async function pageFor({ request }: FetchAsked): Promise<Response> {
  try {
    const response = await Promise.race([fetch(request), impatience()]);
    // A plain host has no file for most addresses, and a proxy speaks for a server that is away.
    if (response.status !== 404 && response.status < 500) return response;
    return (await startPage()) ?? response;
  } catch {
    return (await startPage()) ?? Response.error();
  }
}

const impatience = async (): Promise<never> =>
  new Promise((_resolve, reject) => {
    setTimeout(() => reject(new Error('the host does not answer')), PATIENCE_MS);
  });

/** Open pages are asked of which release they are; what none of them needs goes. */
async function tidy(): Promise<void> {
  const pages = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  await forgetAllBut(
    await Promise.all(
      pages.map(
        async (page) =>
          new Promise<string | null>((resolve) => {
            const { port1, port2 } = new MessageChannel();
            port1.addEventListener('message', ({ data }: MessageEvent<string>) => resolve(data));
            port1.start();
            page.postMessage('release?', [port2]);
            setTimeout(() => resolve(null), ANSWER_MS);
          }),
      ),
    ),
  );
}
