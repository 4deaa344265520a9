// Questions as the server puts them, made straight from the rules.

import type { Prompt } from '@tenfold/protocol';
import type { Decision, Game } from '@tenfold/rules';
import { optionParts } from '@tenfold/rules';

export function promptOf(game: Game, asked: Decision, number: number): Prompt {
  const { seat: _seat, modes: _modes, ...said } = asked;
  return { number, ...said, options: asked.options.map((option) => optionParts(game, option)) };
}
