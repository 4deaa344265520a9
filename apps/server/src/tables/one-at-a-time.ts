// Work on the same thing is done one after the other, in the order in which it was asked for; work on different things
// goes on at the same time.

export class OneAtATime {
  /** By thing: ends when all work asked for so far is done. */
  readonly #ends = new Map<string, Promise<void>>();

  async run<T>(thing: string, work: () => Promise<T>): Promise<T> {
    const before = this.#ends.get(thing);
    const { promise: end, resolve } = Promise.withResolvers<void>();
    this.#ends.set(thing, end);
    await before;
    try {
      return await work();
    } finally {
      if (this.#ends.get(thing) === end) this.#ends.delete(thing);
      resolve();
    }
  }

  /** When everything that was asked for so far is done. */
  async settled(): Promise<void> {
    while (this.#ends.size > 0) await Promise.all(this.#ends.values());
  }
}
