// Plays games over the wire with random legal choices.

import type { GameState, Id } from '@tenfold/protocol';
import type { Client } from './client.ts';

/** The same numbers for the same seed, so that a failure can be seen again. */
export function dice(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/**
 * Answers everything that is asked of this client until the game is over, or `until` says that it is enough; the number of its
 * choices. When it ends, its last answer has arrived and the client has been told of what came of it: whoever plays on from there
 * does not answer the same question again.
 */
export async function playOn(
  client: Client,
  game: Id,
  below: (count: number) => number,
  until: (state: GameState, choices: number) => boolean = () => false,
): Promise<number> {
  let answered = -1;
  for (let choices = 0; ; choices++) {
    const made = choices;
    const state = await client.stands(
      game,
      (now) =>
        now.ended !== null || (now.prompt?.number !== answered && (now.prompt !== null || until(now, made))),
    );
    if (state.ended !== null || state.prompt === null || until(state, choices)) return choices;
    const { number, options } = state.prompt;
    const outcome = await client.choose(game, number, below(options.length));
    if (outcome.type !== 'done') throw new Error(`a legal choice was refused: ${JSON.stringify(outcome)}`);
    answered = number;
  }
}
