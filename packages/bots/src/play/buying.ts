// The Buy phase: all Treasures, then the rules from the top for as long as there are Buys.

import type { Lens, Option } from '@tenfold/rules';
import { END_TURN, PLAY_PLAIN_TREASURES, PLAY_TREASURES, argumentOf } from '@tenfold/rules';
import type { Mind } from './mind.ts';
import { isForbidden } from './mind.ts';
import { BUY } from './options.ts';
import { bestRule, NO_RULE } from './wants.ts';

export function buy(mind: Mind, lens: Lens, options: readonly Option[]): Option {
  // Options to play come first.
  if (options[0]! <= PLAY_TREASURES) {
    const treasure = nextTreasure(mind, lens, options);
    if (treasure >= 0) return treasure;
  }
  const rule = bestRule(mind, lens, lens.coins, lens.potions);
  return rule === NO_RULE ? END_TURN : BUY + mind.buyCards[rule]!;
}

function nextTreasure(mind: Mind, lens: Lens, options: readonly Option[]): Option {
  let single = -1;
  let anyForbidden = false;
  for (let i = 0; options[i]! <= PLAY_TREASURES; i++) {
    const option = options[i]!;
    if (option >= PLAY_PLAIN_TREASURES) {
      if (!anyForbidden) return option;
    } else if (isForbidden(mind, lens, argumentOf(option))) anyForbidden = true;
    else if (single < 0) single = option;
  }
  return single;
}
