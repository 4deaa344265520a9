// Games take turns: however much one of them asks for, every other is served once before it is served again.

import type { Id } from '@tenfold/protocol';

export class FairQueue<T> {
  /** In the order in which the games will be served. */
  readonly #waiting = new Map<Id, T[]>();

  add(game: Id, item: T): void {
    const items = this.#waiting.get(game);
    if (items === undefined) this.#waiting.set(game, [item]);
    else items.push(item);
  }

  take(): T | undefined {
    for (const [game, items] of this.#waiting) {
      const item = items.shift();
      this.#waiting.delete(game);
      if (items.length > 0) this.#waiting.set(game, items);
      return item;
    }
    return undefined;
  }

  /** Takes out everything of a game. */
  takeAllOf(game: Id): T[] {
    const items = this.#waiting.get(game) ?? [];
    this.#waiting.delete(game);
    return items;
  }

  takeAll(): T[] {
    const items = [...this.#waiting.values()].flat();
    this.#waiting.clear();
    return items;
  }
}
