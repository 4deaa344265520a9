// Figures that change more often than this cannot be read, and to draw them would take the time from the games.

const BETWEEN_MS = 90;

/** Calls `show` now and then while it is asked to, and at once when it must. */
export class Paced {
  readonly #show: () => void;
  #timer: ReturnType<typeof setTimeout> | null = null;

  constructor(show: () => void) {
    this.#show = show;
  }

  soon(): void {
    this.#timer ??= setTimeout(() => this.now(), BETWEEN_MS);
  }

  now(): void {
    this.stop();
    this.#show();
  }

  stop(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
  }
}
