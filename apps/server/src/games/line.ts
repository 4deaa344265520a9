/** Work done one after the other, in the order in which it was asked for; begun at once if nothing is before it. */
export class Line {
  readonly #waiting: (() => Promise<void>)[] = [];
  #isBusy = false;
  #run: Promise<void> = Promise.resolve();

  get isEmpty(): boolean {
    return !this.#isBusy;
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
  }
}
