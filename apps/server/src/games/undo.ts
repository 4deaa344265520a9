// Taking back: which choice, whether it may be taken back at once, and a wish to do so that waits for the others.

import type { UndoMark, UndoState } from '@tenfold/protocol';
import type { PlayedChoice } from './timeline.ts';

export interface UndoRequest {
  /** The sequence of the entry that asked. */
  readonly number: number;
  readonly seat: number;
  /** The choice to be taken back, by the sequence of its entry. */
  readonly before: number;
  readonly waitingFor: readonly number[];
}

/** A wish that came to nothing. */
export type FailedUndo = NonNullable<UndoState['failed']>;

/** The place of a seat's last choice that was one; -1 if it has made none. What the server chose for it would come again. */
export const lastChoiceOf = (choices: readonly PlayedChoice[], seat: number): number =>
  choices.findLastIndex((choice) => choice.seat === seat && !choice.byServer);

/** Nobody else has chosen since, and nobody has learnt anything. */
export function isFree(choices: readonly PlayedChoice[], index: number): boolean {
  const seat = choices[index]?.seat;
  for (let i = index; i < choices.length; i++) {
    const choice = choices[i];
    if (choice === undefined || choice.seat !== seat || choice.telling) return false;
  }
  return true;
}

/** A further undo. Marks behind the point to which it went back were about what does not count any more, and join it. */
export function addUndo(marks: readonly UndoMark[], at: number, seat: number): readonly UndoMark[] {
  const joined = marks.filter((mark) => mark.at >= at);
  const isOnesOwn = joined.every((mark) => mark.seat === seat);
  const count = joined.reduce((sum, mark) => sum + mark.count, 1);
  return [...marks.filter((mark) => mark.at < at), { at, seat: isOnesOwn ? seat : null, count }];
}

export const shownRequest = (request: UndoRequest | null): UndoState['request'] =>
  request === null ? null : { number: request.number, seat: request.seat, waitingFor: request.waitingFor };
