// One round after the other, until it is enough: while one is learnt, the next is played.

import type { RoundPlayers } from './round-players.ts';
import type { RoundEffort, TrainingState } from './trainer.ts';
import { USUAL_EFFORT, endRound, learnFrom } from './trainer.ts';

export interface TrainOptions {
  readonly players: RoundPlayers;
  readonly effort?: RoundEffort;
  /** Whether another round is wished. */
  readonly isGoingOn: () => boolean;
  /** What is under way is let go at once. */
  readonly signal: AbortSignal;
  /** After each round: its mean squared error. */
  readonly onRound?: (loss: number) => void;
}

export async function train(
  state: TrainingState,
  { players, effort = USUAL_EFFORT, isGoingOn, signal, onRound }: TrainOptions,
): Promise<void> {
  const stopped = new Promise<null>((resolve) => {
    signal.addEventListener('abort', () => resolve(null), { once: true });
  });
  const isOver = (): boolean => signal.aborted || !isGoingOn();
  let playing = isOver() ? null : players.play(state, effort);
  while (playing !== null) {
    const played = await Promise.race([playing, stopped]);
    if (played === null) break;
    endRound(state, played, effort);
    playing = isOver() ? null : players.play(state, effort);
    // What goes wrong in it is told when it is waited for.
    playing?.catch(() => undefined);
    onRound?.(learnFrom(state, played));
    // Signals are heard in between.
    await new Promise((resolve) => setImmediate(resolve));
  }
}
