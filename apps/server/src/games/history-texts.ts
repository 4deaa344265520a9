// What each audience was told of a game's history, kept as text: to work it out means to play the whole game again, and
// whoever opens a game a hundred times would have the server do so a hundred times. For all rooms together, up to so many
// letters; what was not asked for longest goes first, and can be made again.

export interface HistoryKey {
  /** The same as long as the log is the same up to `sequence`. */
  readonly of: object;
  readonly audience: string;
  readonly sequence: string;
}

interface Kept {
  readonly sequence: string;
  readonly text: string;
}

const MOST_LETTERS = 16 * 1024 * 1024;

export class HistoryTexts {
  readonly #most: number;
  readonly #games = new Map<object, Map<string, Kept>>();
  #letters = 0;

  constructor(most = MOST_LETTERS) {
    this.#most = most;
  }

  /** Letters that are kept. */
  get size(): number {
    return this.#letters;
  }

  textOf({ of, audience, sequence }: HistoryKey, make: () => string): string {
    const texts = this.#games.get(of) ?? new Map<string, Kept>();
    const kept = texts.get(audience);
    const text = kept?.sequence === sequence ? kept.text : make();
    this.#letters += text.length - (kept?.text.length ?? 0);
    texts.set(audience, { sequence, text });
    this.#games.delete(of);
    this.#games.set(of, texts);
    for (const oldest of this.#games.keys()) {
      if (this.#letters <= this.#most) break;
      this.forget(oldest);
    }
    return text;
  }

  forget(of: object): void {
    for (const { text } of this.#games.get(of)?.values() ?? []) this.#letters -= text.length;
    this.#games.delete(of);
  }
}
