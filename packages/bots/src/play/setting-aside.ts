// Cards drawn one by one that may be set aside: those that could not be used this turn.

import type { Decision, Lens, Option } from '@tenfold/rules';
import { argumentOf } from '@tenfold/rules';
import type { CompiledStrategy } from './compiled-strategy.ts';
import { lastOf } from './options.ts';
import { handWorth, USELESS } from './worth.ts';

export function setAside(compiled: CompiledStrategy, lens: Lens, { options, player }: Decision): Option {
  if (options.length === 1) return options[0]!;
  const useless = handWorth(compiled, lens, argumentOf(options[0]!), player, lens.actions) <= USELESS;
  return useless ? options[0]! : lastOf(options);
}
