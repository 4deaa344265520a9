// What each audience was told of a game's history, kept as text: to work it out means to play the whole game again, and
// whoever opens a game a hundred times would have the server do so a hundred times. For all rooms together, up to so many
// letters; what was not asked for longest goes first, and can be made again.

import { LruMap } from '../data-structures/lru-map.ts';

export interface HistoryKey {
  /** The same as long as the log is the same up to `sequence`. */
  readonly of: object;
  readonly audience: string;
  readonly sequence: string;
}

interface KeptText {
  readonly sequence: string;
  readonly text: string;
}

/** By audience. */
type Texts = ReadonlyMap<string, KeptText>;

const MOST_LETTERS = 16 * 1024 * 1024;

const NO_TEXTS: Texts = new Map();

export class HistoryCache {
  readonly #games: LruMap<object, Texts>;

  constructor(most = MOST_LETTERS) {
    this.#games = new LruMap(most, lettersOf);
  }

  /** Letters that are kept. */
  get size(): number {
    return this.#games.size;
  }

  textOf({ of, audience, sequence }: HistoryKey, make: () => string): string {
    const texts = this.#games.get(of) ?? NO_TEXTS;
    const kept = texts.get(audience);
    if (kept?.sequence === sequence) return kept.text;
    const text = make();
    this.#games.set(of, new Map([...texts, [audience, { sequence, text }]]));
    return text;
  }

  forget(of: object): void {
    this.#games.delete(of);
  }
}

const lettersOf = (texts: Texts): number =>
  [...texts.values()].reduce((sum, { text }) => sum + text.length, 0);
