import { expect, it } from 'vitest';
import { LruMap } from '../../src/data-structures/lru-map.ts';

it('what was not used longest goes first', () => {
  const map = new LruMap<string, number>(2);
  map.set('a', 1);
  map.set('b', 2);
  expect(map.get('a')).toBe(1);
  map.set('c', 3);
  expect(map.get('b')).toBeUndefined();
  expect([map.get('a'), map.get('c')]).toEqual([1, 3]);
  map.delete('a');
  expect(map.size).toBe(1);
});

it('values count as much as they are said to', () => {
  const map = new LruMap<string, string>(10, (text) => text.length);
  map.set('a', '12345');
  map.set('b', '1234');
  map.set('a', '123456');
  expect(map.size).toBe(10);
  map.set('c', '1');
  expect(map.get('b')).toBeUndefined();
  expect(map.size).toBe(7);
  map.set('d', 'longer than all that it holds');
  expect(map.size).toBe(0);
});
