// Which pages there are on a plain web host: what needs others, or a server's memory, has a page that says so, and one's
// own games are those that the device keeps.

import type { Route } from './routes.ts';

type Shown = Exclude<Route['page'], 'home'> | 'needs-server';

const NEED_A_SERVER: ReadonlySet<string> = new Set(['table', 'watch', 'carry', 'daily', 'ladder']);

export function pageWithoutServer(route: Route): Shown | 'home' {
  const { page } = route;
  if (NEED_A_SERVER.has(page) || (page === 'play' && route.how !== 'bots')) return 'needs-server';
  if (page === 'game' && route.game !== 'own') return 'needs-server';
  return page === 'me' ? 'here' : page;
}
