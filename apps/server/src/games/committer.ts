// Group commit. Bringing data to the disk costs about the same for one choice as for a hundred: while one group is
// being written, the writes of all rooms gather, and go together as the next.

import type { AppendOutcome, GameWrite, Store } from '../store/store.ts';

interface Waiting {
  readonly write: GameWrite;
  readonly resolve: (outcome: AppendOutcome) => void;
  readonly reject: (error: unknown) => void;
}

/** More than this at once would let the first of the group wait for the last. */
const LARGEST_GROUP = 1000;

export class Committer {
  readonly #store: Pick<Store, 'append'>;
  #waiting: Waiting[] = [];
  #work: Promise<void> | null = null;

  constructor(store: Pick<Store, 'append'>) {
    this.#store = store;
  }

  /** Writes that wait for the group before theirs. */
  get waiting(): number {
    return this.#waiting.length;
  }

  /** Resolves when the write is on disk, or was refused because another had written first. */
  append(write: GameWrite): Promise<AppendOutcome> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ write, resolve, reject });
      this.#work ??= this.#commitAll();
    });
  }

  /** When everything that was asked for so far is on disk. */
  async settled(): Promise<void> {
    while (this.#work !== null) await this.#work;
  }

  async #commitAll(): Promise<void> {
    // What came in with the same round of messages belongs into the first group.
    await new Promise(setImmediate);
    while (this.#waiting.length > 0) await this.#commit(this.#waiting.splice(0, LARGEST_GROUP));
    this.#work = null;
  }

  async #commit(group: readonly Waiting[]): Promise<void> {
    try {
      const outcomes = await this.#store.append(group.map(({ write }) => write));
      for (const [index, { resolve, reject }] of group.entries()) {
        const outcome = outcomes[index];
        if (outcome === undefined) reject(new Error('the store gave no answer for a write'));
        else resolve(outcome);
      }
    } catch (error) {
      for (const { reject } of group) reject(error);
    }
  }
}
