// What others at the table have come to wish of the reader, and wait for him to answer.

import type { GameState } from '@tenfold/protocol';

export interface NewWish {
  readonly what: 'undo' | 'end';
  readonly by: readonly number[];
}

/** Whether the reader has a seat in a game that goes on, and plays it himself. */
export const isPlaying = ({ view, replaced, ended }: GameState): boolean =>
  view.seat !== null && ended === null && replaced.every(({ seat }) => seat !== view.seat);

/** Of a game that is just being opened, all that are open. */
export function newWishes(before: GameState | null, state: GameState): NewWish[] {
  const you = state.view.seat;
  if (you === null || !isPlaying(state)) return [];
  const known = before?.game === state.game ? before : null;
  const found: NewWish[] = [];
  const { request } = state.undo;
  if (
    request !== null &&
    request.waitingFor.includes(you) &&
    request.number !== known?.undo.request?.number
  ) {
    found.push({ what: 'undo', by: [request.seat] });
  }
  const { end } = state.wishes;
  const isNew = known === null || known.wishes.end.length === 0;
  if (end.length > 0 && isNew && !end.includes(you)) found.push({ what: 'end', by: end });
  return found;
}
