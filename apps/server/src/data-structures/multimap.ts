// Several things under each key; keys without any are forgotten.

export class Multimap<T> {
  readonly #groups = new Map<string, Set<T>>();

  /** A copy, for loops in which some may leave. */
  get(key: string): readonly T[] {
    return [...(this.#groups.get(key) ?? [])];
  }

  has(key: string): boolean {
    return this.#groups.has(key);
  }

  get keys(): readonly string[] {
    return [...this.#groups.keys()];
  }

  add(key: string, item: T): void {
    const group = this.#groups.get(key);
    if (group === undefined) this.#groups.set(key, new Set([item]));
    else group.add(item);
  }

  delete(key: string, item: T): void {
    const group = this.#groups.get(key);
    group?.delete(item);
    if (group?.size === 0) this.#groups.delete(key);
  }
}
