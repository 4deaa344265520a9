// A map that keeps what was used last: what is too much for it goes, the least recently used first.

export class LruMap<Key, Value> {
  readonly #most: number;
  readonly #sizeOf: (value: Value) => number;
  /** The least recently used first. */
  readonly #values = new Map<Key, Value>();
  #size = 0;

  /** Holds values of so much together; each counts as one unless `sizeOf` says otherwise. */
  constructor(most: number, sizeOf: (value: Value) => number = () => 1) {
    this.#most = most;
    this.#sizeOf = sizeOf;
  }

  /** What the values come to together. */
  get size(): number {
    return this.#size;
  }

  /** To look is to use. */
  get(key: Key): Value | undefined {
    const value = this.#values.get(key);
    if (value === undefined) return undefined;
    this.#values.delete(key);
    this.#values.set(key, value);
    return value;
  }

  set(key: Key, value: Value): void {
    this.delete(key);
    this.#values.set(key, value);
    this.#size += this.#sizeOf(value);
    for (const oldest of this.#values.keys()) {
      if (this.#size <= this.#most) return;
      this.delete(oldest);
    }
  }

  delete(key: Key): void {
    const value = this.#values.get(key);
    if (value === undefined) return;
    this.#values.delete(key);
    this.#size -= this.#sizeOf(value);
  }
}
