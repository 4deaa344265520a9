import { describe, expect, it } from 'vitest';
import { FairQueue } from '../../src/bots/fair-queue.ts';

const queueOf = (...items: readonly string[]): FairQueue<string> => {
  const queue = new FairQueue<string>();
  for (const item of items) queue.add(item.charAt(0), item);
  return queue;
};

const emptied = (queue: FairQueue<string>): string[] => {
  const items: string[] = [];
  for (let item = queue.take(); item !== undefined; item = queue.take()) items.push(item);
  return items;
};

describe('a fair queue', () => {
  it('serves the games in turn, and each in its own order', () => {
    expect(emptied(queueOf('a1', 'a2', 'a3', 'b1', 'c1', 'b2'))).toEqual([
      'a1',
      'b1',
      'c1',
      'a2',
      'b2',
      'a3',
    ]);
  });

  it('puts a game that asks again behind those that wait', () => {
    const queue = queueOf('a1', 'b1', 'c1');
    expect(queue.take()).toBe('a1');
    queue.add('a', 'a2');
    expect(emptied(queue)).toEqual(['b1', 'c1', 'a2']);
  });

  it('gives out all that waits for one game, and leaves the others', () => {
    const queue = queueOf('a1', 'b1', 'a2');
    expect(queue.takeAllOf('a')).toEqual(['a1', 'a2']);
    expect(queue.takeAllOf('a')).toEqual([]);
    expect(emptied(queue)).toEqual(['b1']);
  });

  it('gives out everything', () => {
    const queue = queueOf('a1', 'b1', 'a2');
    expect(queue.takeAll()).toEqual(['a1', 'a2', 'b1']);
    expect(queue.take()).toBeUndefined();
  });
});
