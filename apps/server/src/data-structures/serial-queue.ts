// Work done one after the other, in the order in which it was asked for; begun at once if nothing is before it.

export class SerialQueue {
  readonly #waiting: (() => Promise<void>)[] = [];
  #isBusy = false;
  #run: Promise<void> = Promise.resolve();
  readonly #emptied: () => void;

  /** `emptied` is called whenever nothing is left to do. */
  constructor(emptied: () => void = () => undefined) {
    this.#emptied = emptied;
  }

  get isEmpty(): boolean {
    return !this.#isBusy;
  }

  /** What waits, and what is just being done. */
  get length(): number {
    return this.#waiting.length + (this.#isBusy ? 1 : 0);
  }

  enqueue<T>(work: () => T | Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      this.#waiting.push(async () => {
        try {
          resolve(await work());
        } catch (error) {
          reject(error);
        }
      });
      if (!this.#isBusy) this.#run = this.#workOff();
    });
  }

  /** When all that was asked for so far is done. */
  async settled(): Promise<void> {
    while (this.#isBusy) await this.#run;
  }

  async #workOff(): Promise<void> {
    this.#isBusy = true;
    for (let work = this.#waiting.shift(); work !== undefined; work = this.#waiting.shift()) await work();
    this.#isBusy = false;
    this.#emptied();
  }
}
