// Which card to name: the one that most likely lies on top of the deck, from what one has and sees.

import type { Decision, Lens, Option } from '@tenfold/rules';
import type { CompiledStrategy } from './compiled-strategy.ts';
import { NAME, countOf } from './options.ts';

export function name(compiled: CompiledStrategy, lens: Lens, { player, seat, options }: Decision): Option {
  const hand = lens.hand(player);
  const inPlay = lens.inPlay(player);
  let best = options[0]!;
  let bestChance = -1;
  for (const card of lens.piles) {
    const seen = countOf(hand, card) + countOf(inPlay, card);
    // Of another's deck one knows only what he holds and has played.
    const unseen = player === seat ? lens.owned(card) - seen : seen;
    // Of equally likely cards the better one.
    const chance = unseen + compiled.facts.drawWorth[card]! / 1000;
    if (unseen > 0 && chance > bestChance) {
      best = NAME + card;
      bestChance = chance;
    }
  }
  return best;
}
