// Addresses and the pages they lead to. The server sends the same page for all of them.

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
  | { readonly page: 'archive' }
  | { readonly page: 'ladder' }
  | { readonly page: 'cards'; readonly card: string | null }
  | { readonly page: 'help' }
  /** A scenario of one's own. */
  | { readonly page: 'scenario' }
  | { readonly page: 'settings' }
  | { readonly page: 'credits' }
  | { readonly page: 'unknown'; readonly path: string };

export function routeOf(path: string): Route {
  const [first = '', second, ...more] = path
    .split('/')
    .filter((part) => part !== '')
    .map(decoded);
  const unknown: Route = { page: 'unknown', path };
  if (more.length > 0) return unknown;
  if (second === undefined) {
    switch (first) {
      case '':
        return { page: 'home' };
      case 'watch':
      case 'archive':
      case 'ladder':
      case 'help':
      case 'scenario':
      case 'settings':
      case 'credits':
        return { page: first };
      case 'cards':
        return { page: 'cards', card: null };
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
    default:
      return unknown;
  }
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
