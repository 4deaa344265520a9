import { describe, expect, it } from 'vitest';
import { routeOf } from '../src/routes.ts';

describe('an address', () => {
  it.each([
    ['/', { page: 'home' }],
    ['/play/bots', { page: 'play', how: 'bots' }],
    ['/k/first-game', { page: 'kingdom', kingdom: 'first-game' }],
    ['/k/Throne%20Room.moat', { page: 'kingdom', kingdom: 'Throne Room.moat' }],
    ['/t/V3Of9cGZpZBSwaGzbMKD7g', { page: 'table', table: 'V3Of9cGZpZBSwaGzbMKD7g' }],
    ['/g/own/', { page: 'game', game: 'own' }],
    ['/carry/abc', { page: 'carry', code: 'abc' }],
    ['/cards', { page: 'cards', card: null }],
    ['/cards/moat', { page: 'cards', card: 'moat' }],
    ['/workshop', { page: 'workshop', card: null }],
    ['/workshop/q1ZKSS0u', { page: 'workshop', card: 'q1ZKSS0u' }],
    ['/settings', { page: 'settings' }],
    ['/rules', { page: 'rules', language: null, path: [] }],
    ['/rules/hu/costs', { page: 'rules', language: 'hu', path: ['costs'] }],
    ['/rules/ruling/INT-REACT-03', { page: 'rules', language: null, path: ['ruling', 'INT-REACT-03'] }],
  ])('leads to its page: %s', (path, route) => {
    expect(routeOf(path)).toEqual(route);
  });

  it.each(['/nowhere', '/play/chess', '/t', '/t/a/b', '/k', '/settings/x'])(
    'that nobody knows: %s',
    (path) => {
      expect(routeOf(path)).toEqual({ page: 'unknown', path });
    },
  );

  it('may be badly escaped', () => {
    expect(routeOf('/k/%E0%A4%A')).toEqual({ page: 'kingdom', kingdom: '%E0%A4%A' });
  });
});
