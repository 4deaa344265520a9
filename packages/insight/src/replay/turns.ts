// From turn to turn through a replay.

import type { Replay } from './replay.ts';

/** Where the next turn begins, or the end. */
export const nextTurn = ({ turns, end }: Pick<Replay, 'turns' | 'end'>, moment: number): number =>
  turns.find((turn) => turn.moment > moment)?.moment ?? end;

/** Back to where this turn began; from there, to the one before. */
export const lastTurn = ({ turns }: Pick<Replay, 'turns'>, moment: number): number =>
  turns.findLast((turn) => turn.moment < moment)?.moment ?? 0;
