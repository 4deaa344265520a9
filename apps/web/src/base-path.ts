// Where this page lies on its host, and whether there is a server behind it. Addresses inside the page begin with `/`
// wherever it lies; only what the browser sees has the path before it.

/** What `npm run build:static` writes into its pages: they are for a plain web host, and nobody answers there. */
export const HAS_SERVER = globalThis.document?.documentElement.dataset['server'] !== 'none';

/**
 * Empty at the root of a host; `/games/tenfold` for a page in a folder of one. The built scripts lie in a folder of it. Pages
 * that are made beforehand are for the root.
 */
export const BASE_PATH =
  import.meta.env.PROD && !import.meta.env.SSR
    ? new URL(import.meta.url).pathname.replace(/\/assets\/[^/]*$/, '')
    : '';

/** An address of the page as the browser sees it. */
export const outside = (address: string): string => BASE_PATH + address;

/** A path of the browser's as the page knows it. */
export function inside(pathname: string): string {
  const path = pathname.startsWith(`${BASE_PATH}/`) ? pathname.slice(BASE_PATH.length) : pathname;
  return path.replace(/\/index\.html$/, '/');
}

/**
 * A link to hand on. A plain web host has no file for an address that it never heard of: there the first page is asked
 * for, and told where to go.
 */
export const linkTo = (address: string): string =>
  location.origin + (HAS_SERVER ? address : `${BASE_PATH}/?to=${encodeURIComponent(address)}`);

/** Where a link like that leads to; null for any other. */
export function addressInLink(search: string): string | null {
  const to = HAS_SERVER ? null : new URLSearchParams(search).get('to');
  return to !== null && /^\/(?!\/)/.test(to) ? to + location.hash : null;
}
