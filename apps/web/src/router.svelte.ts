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

class Router {
  route: Route = $state.raw(routeOf(location.pathname));
  /** What stands behind the question mark: a kingdom to set up, a moment of a replay. */
  query: URLSearchParams = $state.raw(new URLSearchParams(location.search));

  constructor() {
    addEventListener('popstate', () => this.read());
    document.addEventListener('click', (event) => this.follow(event));
  }

  go(address: string, { replacing = false }: { replacing?: boolean } = {}): void {
    if (replacing) history.replaceState(null, '', address);
    else history.pushState(null, '', address);
    this.read();
    if (!replacing) scrollTo(0, 0);
  }

  private read(): void {
    this.route = routeOf(location.pathname);
    this.query = new URLSearchParams(location.search);
  }

  /** Links of our own are followed without asking the server for the page again. */
  private follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link?.target !== '' || link.hasAttribute('download')) return;
    const url = new URL(link.href, location.href);
    if (url.origin !== location.origin || url.pathname.startsWith('/api/')) return;
    if (url.pathname === location.pathname && url.search === location.search && url.hash !== '') return;
    event.preventDefault();
    this.go(url.pathname + url.search + url.hash);
  }
}

export const router = new Router();
