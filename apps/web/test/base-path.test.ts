// A page at the root of its host: what it calls its own is what the browser sees.

import { describe, expect, it } from 'vitest';
import { inside, outside } from '../src/base-path.ts';
import { withMoment } from '../src/after/moment-in-link.ts';
import { routeOf } from '../src/routes.ts';
import { pageWithoutServer } from '../src/without-server.ts';

describe('where the page lies', () => {
  it('is told apart from what is asked of it', () => {
    expect(outside('/k/first-game')).toBe('/k/first-game');
    expect(inside('/k/first-game')).toBe('/k/first-game');
    expect(inside('/cards/index.html')).toBe('/cards/');
  });

  it('keeps what else an address says when a moment is written into it', () => {
    expect(withMoment('/here?game=a&replay=', 7)).toBe('/here?game=a&replay=&at=7');
    expect(withMoment('/here?game=a&at=9', 0)).toBe('/here?game=a');
    expect(withMoment('/g/x', 0)).toBe('/g/x');
  });
});

describe('without a server', () => {
  it.each([
    ['/play/bots', 'play'],
    ['/play/friends', 'needs-server'],
    ['/play/anyone', 'needs-server'],
    ['/ladder', 'needs-server'],
    ['/daily', 'needs-server'],
    ['/t/abc', 'needs-server'],
    ['/g/abc', 'needs-server'],
    ['/g/own', 'game'],
    ['/me', 'here'],
    ['/', 'home'],
    ['/rules/costs', 'rules'],
  ])('%s shows %s', (address, page) => {
    expect(pageWithoutServer(routeOf(address))).toBe(page);
  });
});
