// Questions as the server puts them, made straight from the rules.

import type { Prompt } from '@tenfold/protocol';
import type { Decision, Game } from '@tenfold/rules';
import { NOTHING, argumentOf, cardSetOf, verbOf } from '@tenfold/rules';

export function promptOf(game: Game, asked: Decision, number: number): Prompt {
  const { ids } = cardSetOf(game);
  const { player, about, verb, card, least, most, modes } = asked;
  const picks = verb === 'discard' || verb === 'trash' || verb === 'topdeck';
  return {
    number,
    player,
    about,
    verb,
    card,
    least,
    most,
    picked: picks && card !== null ? (game.stack.at(-1)?.them.length ?? 0) : 0,
    options: asked.options.map((option) => {
      const argument = argumentOf(option);
      const isMode = verbOf(option) === 'choose';
      const isNothing = argument === NOTHING;
      return {
        verb: verbOf(option),
        card: isNothing || isMode ? null : (ids[argument] ?? null),
        mode: isNothing || !isMode ? null : (modes?.[argument] ?? null),
      };
    }),
  };
}
