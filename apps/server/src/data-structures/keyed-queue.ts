// A serial queue for each key: work on the same thing is done one after the other, work on different things at the same
// time.

import { SerialQueue } from './serial-queue.ts';

export class KeyedQueue {
  readonly #queues = new Map<string, SerialQueue>();

  async enqueue<T>(key: string, work: () => Promise<T>): Promise<T> {
    let queue = this.#queues.get(key);
    if (queue === undefined) {
      queue = new SerialQueue(() => this.#queues.delete(key));
      this.#queues.set(key, queue);
    }
    return queue.enqueue(work);
  }

  /** How many keys have work that is not done. */
  get size(): number {
    return this.#queues.size;
  }

  /** When everything that was asked for so far is done. */
  async settled(): Promise<void> {
    while (this.#queues.size > 0)
      await Promise.all([...this.#queues.values()].map((queue) => queue.settled()));
  }
}
