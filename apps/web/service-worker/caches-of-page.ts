// One cache for each release that some open page may still need: nothing is ever put into one after it is complete.

import { FILES, RELEASE } from './release.ts';
import { scope } from './scope.ts';

/** Several copies of the page may lie on one host. */
const PREFIX = `tenfold ${new URL(scope.registration.scope).pathname} `;
const OWN = PREFIX + RELEASE;
/** The page itself, as it is asked for. */
const START = './';
/** The build writes a hash of what is inside into the names of these. */
const NAMED_BY_CONTENT = 'assets/';
const AT_ONCE = 6;

/** Fetches all that is not known yet. Where anything is missing, the browser tries again another day. */
export async function fetchRelease(): Promise<void> {
  const cache = await caches.open(OWN);
  try {
    await put(cache, START, await freshStart());
    const waiting = [...FILES];
    const fetchSome = async (): Promise<void> => {
      for (let name = waiting.pop(); name !== undefined; name = waiting.pop())
        await put(cache, name, await fileAnywhere(name));
    };
    await Promise.all(Array.from({ length: AT_ONCE }, fetchSome));
  } catch (error) {
    // No room, or no connection: half a release is none.
    await caches.delete(OWN);
    throw error;
  }
}

/** A host may have been given the next release meanwhile: then this one is not begun. */
async function freshStart(): Promise<Response> {
  const response = await fetch(START, { cache: 'no-cache' });
  const text = await response.clone().text();
  if (!text.includes(`data-release="${RELEASE}"`)) throw new Error(`the page is not of release ${RELEASE}`);
  return response;
}

async function fileAnywhere(name: string): Promise<Response> {
  const known = name.startsWith(NAMED_BY_CONTENT) ? await fileInCaches(name) : undefined;
  return known ?? fetch(name, name.startsWith(NAMED_BY_CONTENT) ? {} : { cache: 'no-cache' });
}

async function put(cache: Cache, name: string, response: Response): Promise<void> {
  if (!response.ok) throw new Error(`${name} answers ${response.status}`);
  await cache.put(name, response);
}

/** Of this release, or of an older one that some page has not left yet. */
export async function fileInCaches(name: string | Request): Promise<Response | undefined> {
  for (const cache of [OWN, ...(await others())]) {
    const found = await caches.match(name, { cacheName: cache, ignoreVary: true });
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The page as it lies in its folder: one that was asked for at a deeper address has its files above it. */
export async function startPage(): Promise<Response | undefined> {
  const found = await caches.match(START, { cacheName: OWN, ignoreVary: true });
  if (found === undefined) return undefined;
  const text = await found.text();
  const headers = new Headers(found.headers);
  headers.delete('content-encoding');
  headers.delete('content-length');
  const folder = new URL(scope.registration.scope).pathname;
  return new Response(text.replaceAll('="./', `="${folder}`), { headers });
}

/** Lets go of the releases that no page is of; null for pages that do not say. */
export async function forgetAllBut(inUse: readonly (string | null)[]): Promise<void> {
  if (inUse.includes(null)) return;
  const needless = (await others()).filter((name) => !inUse.includes(name.slice(PREFIX.length)));
  await Promise.all(needless.map(async (name) => caches.delete(name)));
}

const others = async (): Promise<string[]> =>
  (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== OWN);
