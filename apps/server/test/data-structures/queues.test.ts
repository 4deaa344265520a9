import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { KeyedQueue } from '../../src/data-structures/keyed-queue.ts';
import { SerialQueue } from '../../src/data-structures/serial-queue.ts';

it('a serial queue does one thing after the other, whatever becomes of them', async () => {
  const queue = new SerialQueue();
  const done: string[] = [];
  const work = (name: string) => async () => {
    done.push(`${name} begins`);
    await setImmediate();
    done.push(`${name} ends`);
  };
  const first = queue.enqueue(work('first'));
  const failed = queue.enqueue(() => {
    throw new Error('no');
  });
  const last = queue.enqueue(work('last'));
  expect(queue.length).toBe(3);
  await expect(failed).rejects.toThrow('no');
  await first;
  await last;
  await queue.settled();
  expect(done).toEqual(['first begins', 'first ends', 'last begins', 'last ends']);
  expect(queue.isEmpty).toBe(true);
  expect(queue.length).toBe(0);
});

it('a keyed queue lets different things go on at the same time, and forgets those that are done', async () => {
  const queue = new KeyedQueue();
  const done: string[] = [];
  const work = (name: string) => async () => {
    done.push(`${name} begins`);
    await setImmediate();
    done.push(`${name} ends`);
  };
  void queue.enqueue('a', work('a1'));
  void queue.enqueue('a', work('a2'));
  void queue.enqueue('b', work('b1'));
  expect(queue.size).toBe(2);
  await queue.settled();
  expect(done.indexOf('b1 begins')).toBeLessThan(done.indexOf('a1 ends'));
  expect(done.indexOf('a2 begins')).toBeGreaterThan(done.indexOf('a1 ends'));
  expect(queue.size).toBe(0);
});
