// The log of a replay: what had happened up to a moment, in the reader's language.

import type { Log, LogLine, Reader, Sentences } from '@tenfold/i18n/sentences';
import { newLog } from '@tenfold/i18n/sentences';
import type { GameEvent } from '@tenfold/rules';
import { hasType } from '@tenfold/insight';

export interface LogTurn {
  readonly key: number;
  readonly lines: readonly LogLine[];
}

const isTreasure = (card: string): boolean => hasType(card, 'Treasure');

export class ReplayLog {
  readonly #say: Sentences;
  readonly #reader: Reader;
  readonly #events: readonly GameEvent[];
  #log: Log;
  #added = 0;
  #lines: readonly LogLine[] = [];
  #turns: readonly LogTurn[] = [];

  constructor(say: Sentences, reader: Reader, events: readonly GameEvent[]) {
    this.#say = say;
    this.#reader = reader;
    this.#events = events;
    this.#log = newLog(say, reader, isTreasure);
  }

  /** The lines of the first `told` events, by turns. Turns that are as they were are the very same objects. */
  upTo(told: number): readonly LogTurn[] {
    if (told < this.#added) this.#startAgain();
    for (; this.#added < told; this.#added++) {
      const event = this.#events[this.#added];
      if (event !== undefined) this.#log.add(event);
    }
    this.#lines = this.#sameWherePossible(this.#log.lines());
    this.#turns = this.#byTurns();
    return this.#turns;
  }

  #startAgain(): void {
    this.#log = newLog(this.#say, this.#reader, isTreasure);
    this.#added = 0;
  }

  /** Lines and turns that say the same stay the same objects, so that a page leaves them alone. */
  #sameWherePossible(lines: readonly LogLine[]): readonly LogLine[] {
    const before = this.#lines;
    return lines.map((line, index) => {
      const same = before[index];
      return same !== undefined && same.key === line.key && same.text === line.text ? same : line;
    });
  }

  #byTurns(): readonly LogTurn[] {
    const starts = this.#lines.flatMap((line, index) => (line.isTurn || index === 0 ? [index] : []));
    return starts.map((start, index) => {
      const lines = this.#lines.slice(start, starts[index + 1]);
      const same = this.#turns[index];
      const isSame = same?.lines.length === lines.length && same.lines.every((line, i) => line === lines[i]);
      return isSame ? same : { key: lines[0]?.key ?? 0, lines };
    });
  }
}
