// Questions to the database that gather while one is under way, and go together as the next: a journey costs about the same
// for one as for a hundred.

interface Waiting<Key, Answer> {
  readonly key: Key;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: unknown) => void;
}

export class Gathered<Key, Answer> {
  readonly #ask: (keys: readonly Key[]) => Promise<(key: Key) => Answer>;
  #waiting: Waiting<Key, Answer>[] = [];
  #work: Promise<void> | null = null;

  /** `ask` gives back what answers each of the keys. */
  constructor(ask: (keys: readonly Key[]) => Promise<(key: Key) => Answer>) {
    this.#ask = ask;
  }

  ask(key: Key): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ key, resolve, reject });
      this.#work ??= this.#askAll();
    });
  }

  /** When everything that was asked so far is answered. */
  async settled(): Promise<void> {
    while (this.#work !== null) await this.#work;
  }

  async #askAll(): Promise<void> {
    // What came in with the same round of messages belongs together.
    await new Promise(setImmediate);
    while (this.#waiting.length > 0) {
      const together = this.#waiting.splice(0);
      try {
        const answerTo = await this.#ask(together.map(({ key }) => key));
        for (const { key, resolve } of together) resolve(answerTo(key));
      } catch (error) {
        for (const { reject } of together) reject(error);
      }
    }
    this.#work = null;
  }
}
