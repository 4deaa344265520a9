// Where one is, and the way elsewhere.

import { tick } from 'svelte';
import { addressInLink, inside, outside } from './base-path.ts';
import { ScrollPlaces } from './scroll-places.ts';
import type { Route } from './routes.ts';
import { routeOf } from './routes.ts';

const handedOn = addressInLink(location.search);
if (handedOn !== null) history.replaceState(history.state, '', outside(handedOn));

class Router {
  route: Route = $state.raw(routeOf(inside(location.pathname)));
  /** What stands behind the question mark: a kingdom to set up, a moment of a replay. */
  query: URLSearchParams = $state.raw(new URLSearchParams(location.search));
  private readonly places = new ScrollPlaces();

  constructor() {
    addEventListener('popstate', () => {
      this.places.leave();
      this.read();
      // What is there before the new page is still the old one.
      void tick().then(() => this.places.comeBack());
    });
    document.addEventListener('click', (event) => this.follow(event));
  }

  /** Where one is, without what stands behind a `#`. */
  get address(): string {
    return inside(location.pathname) + location.search;
  }

  go(address: string, { replacing = false }: { replacing?: boolean } = {}): void {
    if (replacing) history.replaceState(history.state, '', outside(address));
    else {
      this.places.leave();
      history.pushState(null, '', outside(address));
      this.places.arrive();
    }
    this.read();
    if (!replacing) scrollTo(0, 0);
  }

  private read(): void {
    this.route = routeOf(inside(location.pathname));
    this.query = new URLSearchParams(location.search);
  }

  /** Links of our own are followed without asking the server for the page again. */
  private follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link?.target !== '' || link.hasAttribute('download')) return;
    const url = new URL(link.href, location.href);
    if (url.origin !== location.origin || inside(url.pathname).startsWith('/api/')) return;
    // Within the page the browser goes by itself.
    if (url.pathname === location.pathname && url.search === location.search && url.hash !== '')
      return this.places.leave();
    event.preventDefault();
    this.go(inside(url.pathname) + url.search + url.hash);
  }
}

export const router = new Router();
