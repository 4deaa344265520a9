// The log of the game that is followed, in the reader's language.

import type { GameState, UndoMark } from '@tenfold/protocol';
import type { GameEvent } from '@tenfold/rules';
import type { Log, Reader, Sentences } from '@tenfold/i18n/sentences';
import { newLog } from '@tenfold/i18n/sentences';
import { hasType } from '@tenfold/insight';
import type { LogBlock } from './log-blocks.ts';
import { LogBlocks } from './log-blocks.ts';
import type { TableSaying } from './talk/saying.ts';

export const isTreasure = (card: string): boolean => hasType(card, 'Treasure');

export const readerOf = ({ view }: Pick<GameState, 'view'>): Reader => ({
  you: view.seat,
  names: view.players.map(({ name }) => name),
});

export class GameLogState {
  blocks: readonly LogBlock[] = $state.raw([]);

  #say: Sentences | undefined;
  #reader: Reader = { you: null, names: [] };
  #history: readonly GameEvent[] = [];
  #log: Log | undefined;
  #grouped = new LogBlocks();
  #marks: readonly UndoMark[] = [];
  #said: readonly TableSaying[] = [];

  speak(say: Sentences): void {
    if (this.#say === say) return;
    this.#say = say;
    this.#writeAnew();
  }

  /** Everything is told anew. */
  open(state: GameState, history: readonly GameEvent[], undone: readonly UndoMark[]): void {
    this.#reader = readerOf(state);
    this.#history = history;
    this.#marks = undone;
    this.#writeAnew();
  }

  add(events: readonly GameEvent[]): void {
    if (events.length === 0) return;
    this.#history = [...this.#history, ...events];
    if (this.#log === undefined) return;
    for (const event of events) this.#log.add(event);
    this.blocks = this.#grouped.update(this.#log.update(), this.#marks, this.#said);
  }

  /** All that is to be read of what was said. */
  hear(said: readonly TableSaying[]): void {
    const isContinued = this.#said.every((one, index) => said[index] === one);
    if (isContinued && said.length === this.#said.length) return;
    // After a reload it may belong to turns long past.
    const lastTurn = this.blocks.at(-1)?.key ?? 0;
    const isMore = isContinued && said.slice(this.#said.length).every(({ after }) => after > lastTurn);
    this.#said = said;
    this.blocks = this.#grouped.hear(this.#marks, said, isMore);
  }

  #writeAnew(): void {
    if (this.#say === undefined) return;
    this.#log = newLog(this.#say, this.#reader, isTreasure);
    this.#grouped = new LogBlocks();
    for (const event of this.#history) this.#log.add(event);
    this.blocks = this.#grouped.update(this.#log.update(), this.#marks, this.#said);
  }
}
