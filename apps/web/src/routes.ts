// Addresses and the pages they lead to. The server sends the same page for all of them; for those of the rulebook one that
// can be read without a script.

import type { Language } from '@tenfold/i18n/languages';
import { LANGUAGES } from '@tenfold/i18n/languages';

export type Route =
  | { readonly page: 'home' }
  | { readonly page: 'play'; readonly how: 'bots' | 'friends' | 'anyone' }
  | { readonly page: 'watch' }
  /** A kingdom as text: the id of a recommended one, or ten cards with dots between them. */
  | { readonly page: 'kingdom'; readonly kingdom: string }
  | { readonly page: 'table'; readonly table: string }
  /** A finished game. */
  | { readonly page: 'game'; readonly game: string }
  | { readonly page: 'carry'; readonly code: string }
  | { readonly page: 'daily' }
  /** A page of one's own. */
  | { readonly page: 'me' }
  /** Games that are kept on this device, or one of them: `?game=…`. */
  | { readonly page: 'here' }
  | { readonly page: 'archive' }
  | { readonly page: 'ladder' }
  | { readonly page: 'cards'; readonly card: string | null }
  /** The rulebook: its contents, a chapter, a ruling, its words; in the language that the address names, if it does. */
  | { readonly page: 'rules'; readonly language: Language | null; readonly path: readonly string[] }
  /** Strategies against each other; what is studied stands behind the `#`. */
  | { readonly page: 'lab' }
  /** A card of one's own. One that was sent is packed in the address; what is made here stands behind the `#`. */
  | { readonly page: 'workshop'; readonly card: string | null }
  /** The lessons, or one of them. */
  | { readonly page: 'learn'; readonly language: Language | null; readonly path: readonly string[] }
  | { readonly page: 'help' }
  /** A scenario of one's own. */
  | { readonly page: 'scenario' }
  | { readonly page: 'settings' }
  | { readonly page: 'credits' }
  | { readonly page: 'unknown'; readonly path: string };

export function routeOf(path: string): Route {
  const parts = path
    .split('/')
    .filter((part) => part !== '')
    .map(decoded);
  const [first = '', second, ...more] = parts;
  if (first === 'rules' || first === 'learn') return bookRoute(first, parts.slice(1));
  const unknown: Route = { page: 'unknown', path };
  if (more.length > 0) return unknown;
  if (second === undefined) {
    switch (first) {
      case '':
        return { page: 'home' };
      case 'watch':
      case 'daily':
      case 'me':
      case 'here':
      case 'archive':
      case 'ladder':
      case 'lab':
      case 'help':
      case 'scenario':
      case 'settings':
      case 'credits':
        return { page: first };
      case 'cards':
        return { page: 'cards', card: null };
      case 'workshop':
        return { page: 'workshop', card: null };
      default:
        return unknown;
    }
  }
  switch (first) {
    case 'play':
      return second === 'bots' || second === 'friends' || second === 'anyone'
        ? { page: 'play', how: second }
        : unknown;
    case 'k':
      return { page: 'kingdom', kingdom: second };
    case 't':
      return { page: 'table', table: second };
    case 'g':
      return { page: 'game', game: second };
    case 'carry':
      return { page: 'carry', code: second };
    case 'cards':
      return { page: 'cards', card: second };
    case 'workshop':
      return { page: 'workshop', card: second };
    default:
      return unknown;
  }
}

/** The language may stand first in the address. */
function bookRoute(page: 'rules' | 'learn', parts: readonly string[]): Route {
  const language = LANGUAGES.find((one) => one === parts[0]) ?? null;
  return { page, language, path: language === null ? parts : parts.slice(1) };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
