// How fast a person may speak: what the server allows, and a little less. Nobody is refused for playing as fast as that.

/** Messages at once, and the time between those that follow. */
const BURST = 45;
const EVERY_MS = 60;

export class Pace {
  #url = '';
  /** Until when the allowance is used up. */
  #due = 0;

  /** The allowance is the person's, over all connections; another server begins to count anew. */
  startAt(url: string): void {
    if (url === this.#url) return;
    this.#url = url;
    this.#due = 0;
  }

  /** In how many milliseconds the next message may go. */
  next(): number {
    const now = performance.now();
    this.#due = Math.max(this.#due, now - BURST * EVERY_MS) + EVERY_MS;
    return Math.max(0, this.#due - now);
  }
}
