// The log of the game that is followed, in the reader's language.

import type { GameState } from '@tenfold/protocol';
import type { GameEvent } from '@tenfold/rules';
import type { Log, Reader, Sentences } from '@tenfold/i18n/sentences';
import { newLog } from '@tenfold/i18n/sentences';
import { hasType } from './definitions.ts';
import type { LogBlock, UndoMark } from './log-blocks.ts';
import { LogBlocks, addUndo } from './log-blocks.ts';

export const isTreasure = (card: string): boolean => hasType(card, 'Treasure');

export const readerOf = ({ view }: Pick<GameState, 'view'>): Reader => ({
  you: view.seat,
  names: view.players.map(({ name }) => name),
});

export class GameLogState {
  blocks: readonly LogBlock[] = $state.raw([]);

  #say: Sentences | undefined;
  #reader: Reader = { you: null, names: [] };
  #game = '';
  #history: readonly GameEvent[] = [];
  #log: Log | undefined;
  #grouped = new LogBlocks();
  #marks: readonly UndoMark[] = [];
  /** Somebody has taken back a choice; to where, the history will show that is to come. */
  #undone: { readonly seat: number | null } | null = null;

  speak(say: Sentences): void {
    if (this.#say === say) return;
    this.#say = say;
    this.#writeAnew();
  }

  /** Everything is told anew. */
  open(state: GameState, history: readonly GameEvent[]): void {
    if (this.#game !== state.game) this.#marks = [];
    this.#game = state.game;
    this.#reader = readerOf(state);
    this.#history = history;
    if (this.#undone !== null) this.#marks = addUndo(this.#marks, history.length, this.#undone.seat);
    this.#undone = null;
    this.#writeAnew();
  }

  add(events: readonly GameEvent[]): void {
    if (events.length === 0) return;
    this.#history = [...this.#history, ...events];
    if (this.#log === undefined) return;
    for (const event of events) this.#log.add(event);
    this.blocks = this.#grouped.update(this.#log.update(), this.#marks);
  }

  undo(seat: number | null): void {
    this.#undone = { seat };
  }

  #writeAnew(): void {
    if (this.#say === undefined) return;
    this.#log = newLog(this.#say, this.#reader, isTreasure);
    this.#grouped = new LogBlocks();
    for (const event of this.#history) this.#log.add(event);
    this.blocks = this.#grouped.update(this.#log.update(), this.#marks);
  }
}

/** Who took back a choice: whoever had asked for it, or else the one who is asked again. */
export function undoneBy(before: GameState | null, after: GameState): number | null {
  const request = before?.undo.request ?? null;
  if (request !== null) return request.seat;
  const [only, ...others] = after.view.waitingFor;
  return only === undefined || others.length > 0 ? null : only;
}
