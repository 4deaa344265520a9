// Questions as the server puts them, made straight from the rules.

import type { Prompt } from '@tenfold/protocol';
import type { Decision, Game } from '@tenfold/rules';
import { optionParts } from '@tenfold/rules';

export function promptOf(game: Game, asked: Decision, number: number): Prompt {
  const { seat: _seat, modes: _modes, ...said } = asked;
  return { number, ...said, options: asked.options.map((option) => optionParts(game, option)) };
}

/** A question of the Buy phase, but for what a test says. */
export const madeUpPrompt = (said: Partial<Prompt>): Prompt => ({
  number: 0,
  player: 0,
  about: 0,
  verb: 'buy',
  card: null,
  least: 0,
  most: 1,
  picked: 0,
  from: {},
  filter: null,
  limit: null,
  acting: [],
  options: [{ verb: 'end-turn', card: null, mode: null }],
  ...said,
});
