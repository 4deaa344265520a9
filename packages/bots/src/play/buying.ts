// The Buy phase: all Treasures, then the rules from the top for as long as there are Buys.

import type { Lens, Option } from '@tenfold/rules';
import { END_TURN, PLAY_PLAIN_TREASURES, PLAY_TREASURES, argumentOf } from '@tenfold/rules';
import type { CompiledStrategy } from './compiled-strategy.ts';
import { isForbidden } from './compiled-strategy.ts';
import { BUY } from './options.ts';
import { bestRule, NO_RULE } from './buy-rules.ts';

export function buy(compiled: CompiledStrategy, lens: Lens, options: readonly Option[]): Option {
  // Options to play come first.
  if (options[0]! <= PLAY_TREASURES) {
    const treasure = nextTreasure(compiled, lens, options);
    if (treasure >= 0) return treasure;
  }
  return purchase(compiled, lens);
}

/** By the coins that are there: a card, or the end of the turn. */
export function purchase(compiled: CompiledStrategy, lens: Lens): Option {
  const rule = bestRule(compiled, lens, lens.coins, lens.potions);
  return rule === NO_RULE ? END_TURN : BUY + compiled.buyCards[rule]!;
}

function nextTreasure(compiled: CompiledStrategy, lens: Lens, options: readonly Option[]): Option {
  let single = -1;
  let anyForbidden = false;
  for (let i = 0; options[i]! <= PLAY_TREASURES; i++) {
    const option = options[i]!;
    if (option >= PLAY_PLAIN_TREASURES) {
      if (!anyForbidden) return option;
    } else if (isForbidden(compiled, lens, argumentOf(option))) anyForbidden = true;
    else if (single < 0) single = option;
  }
  return single;
}
