// What a screen reader is told: new lines of the log as they come, and loudly when one's own turn begins. The question
// itself is spoken by the board.

import type { GameState } from '@tenfold/protocol';
import type { GameEvent } from '@tenfold/rules';
import type { Log, Sentences } from '@tenfold/i18n/sentences';
import { newLog } from '@tenfold/i18n/sentences';
import { isTreasure, readerOf } from './game-log.svelte.ts';

/** Each thing said is a new element of the page: only what is added is spoken. */
export interface Announcement {
  readonly id: number;
  readonly text: string;
}

export class Narrator {
  quietly: Announcement = $state.raw({ id: 0, text: '' });
  loudly: Announcement = $state.raw({ id: 0, text: '' });
  #log: Log | undefined;

  /** What happened up to here is known. */
  open(say: Sentences, state: GameState, history: readonly GameEvent[]): void {
    this.#log = newLog(say, readerOf(state), isTreasure);
    for (const event of history) this.#log.add(event);
    this.#log.take();
  }

  add(events: readonly GameEvent[]): void {
    if (this.#log === undefined) return;
    for (const event of events) this.#log.add(event);
    const lines = this.#log.take().map(({ text }) => text);
    if (lines.length > 0) this.say(`${lines.join('. ')}.`);
  }

  say(text: string): void {
    this.quietly = { id: this.quietly.id + 1, text };
  }

  call(text: string): void {
    this.loudly = { id: this.loudly.id + 1, text };
  }
}
