// Where a connection comes from: address and page.

import { describe, expect, it } from 'vitest';
import { addressKey } from '../../src/limits/address-key.ts';
import { isForeignOrigin } from '../../src/http/origin.ts';
import { ConcurrencyLimit } from '../../src/limits/concurrency-limit.ts';

describe('an address', () => {
  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0db8:0001:0002::6', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ])('%s counts as %s', (address, key) => {
    expect(addressKey(address)).toBe(key);
  });
});

describe('a page', () => {
  it.each([
    [undefined, 'https', 'play.example'],
    ['https://play.example', 'https', 'play.example'],
    ['https://play.example', 'https', 'play.example:443'],
    ['http://localhost:8000', 'http', 'localhost:8000'],
    ['http://[::1]:8000', 'http', '[::1]:8000'],
  ])('from %s is at home at %s://%s', (origin, protocol, host) => {
    expect(isForeignOrigin(origin, { protocol, host })).toBe(false);
  });

  it.each([
    ['https://evil.example', 'https', 'play.example'],
    ['https://play.example.evil.example', 'https', 'play.example'],
    ['https://play.example@evil.example', 'https', 'play.example'],
    ['http://localhost:5173', 'http', 'localhost:8000'],
    ['http://play.example', 'https', 'play.example'],
    ['https://play.example', 'http', 'play.example'],
    ['http://play.example:443', 'https', 'play.example:443'],
    ['null', 'https', 'play.example'],
    ['', 'https', 'play.example'],
    ['https://play.example', 'https', ''],
  ])('from %s is foreign at %s://%s', (origin, protocol, host) => {
    expect(isForeignOrigin(origin, { protocol, host })).toBe(true);
  });
});

describe('a tally', () => {
  it('refuses one too many until one goes', () => {
    const tally = new ConcurrencyLimit(2);
    expect([tally.add('a'), tally.add('a'), tally.add('a'), tally.add('b')]).toEqual([
      true,
      true,
      false,
      true,
    ]);
    tally.remove('a');
    expect(tally.add('a')).toBe(true);
  });
});
