// What to pass to the left neighbour: the worst card, or the best if it goes from a possessed player to oneself.

import type { Decision, Lens, Option } from '@tenfold/rules';
import type { CompiledStrategy } from './compiled-strategy.ts';
import { least, most } from './options.ts';
import { keepWorth } from './worth.ts';

export function pass(compiled: CompiledStrategy, lens: Lens, { options, player, seat }: Decision): Option {
  const comesToOneself = player !== seat && (player + 1) % lens.players === seat;
  return (comesToOneself ? most : least)(options, (card) => keepWorth(compiled, lens, card));
}
