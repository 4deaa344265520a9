// What the positions of a game turned out to be: λ-returns, from its end back to its beginning.

import type { TrainingExample } from '../value/learner.ts';
import type { VisitedPosition } from './learning-seat.ts';

const LAMBDA = 0.8;
/** A victory is worth a little less for each turn that it takes: else nobody hurries to win. */
const TURN = 0.997;

/** Examples from one seat: `end` is what the game came to, by output. Where something was tried, what comes after does not count. */
export function examplesOf(visited: readonly VisitedPosition[], end: readonly number[]): TrainingExample[] {
  const examples: TrainingExample[] = [];
  let [worth = 0, win = 0] = end;
  let turn = visited.at(-1)?.turn ?? 0;
  for (const { index, value, said, liked, watched, turn: here } of visited.toReversed()) {
    worth *= TURN ** (turn - here);
    turn = here;
    examples.push({ index, value, targets: [worth, win] });
    if (liked !== null) [worth = 0, win = 0] = liked;
    else if (!watched) {
      worth = LAMBDA * worth + (1 - LAMBDA) * said[0]!;
      win = LAMBDA * win + (1 - LAMBDA) * said[1]!;
    }
  }
  return examples;
}
