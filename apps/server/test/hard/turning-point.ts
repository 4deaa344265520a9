// Waits until something holds, or has gone wrong. Nothing is polled: whoever changes anything says so.

/** Nothing here takes as long; a wait that does will never end, and should say for what. */
const TOO_LONG_MS = 60_000;

interface Waiting {
  look(): void;
  fail(error: Error): void;
}

export class TurningPoint {
  readonly #waiting = new Set<Waiting>();
  #failure: Error | null = null;

  /** Something has changed. */
  changed(): void {
    for (const waiting of this.#waiting) waiting.look();
  }

  /** Something has gone wrong; the first failure counts. */
  fail(error: Error): void {
    this.#failure ??= error;
    for (const waiting of this.#waiting) waiting.fail(this.#failure);
  }

  async until(holds: () => boolean, awaited: () => string): Promise<void> {
    await new Promise<void>((resolve, reject) => {
      const end = (outcome: () => void): void => {
        this.#waiting.delete(waiting);
        clearTimeout(guard);
        outcome();
      };
      const waiting: Waiting = {
        look: () => {
          if (holds()) end(resolve);
        },
        fail: (error) => end(() => reject(error)),
      };
      const guard = setTimeout(() => {
        waiting.fail(new Error(`waited in vain: ${awaited()}`));
      }, TOO_LONG_MS);
      this.#waiting.add(waiting);
      if (this.#failure === null) waiting.look();
      else waiting.fail(this.#failure);
    });
  }
}
