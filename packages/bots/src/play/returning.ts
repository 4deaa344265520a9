// A card of the hand that is shown, and copies of it that go back to the Supply while the others get one.

import type { Decision, Lens, Option } from '@tenfold/rules';
import { argumentOf } from '@tenfold/rules';
import type { CompiledStrategy } from './compiled-strategy.ts';
import { countOf, lastOf, least, most } from './options.ts';
import { gainWorth, isJunk, keepWorth } from './worth.ts';

/** The worst card, the more of it the better; of a possessed player the one that one would like to get. */
export function show(
  compiled: CompiledStrategy,
  lens: Lens,
  { options, player, seat }: Decision,
  asking: number,
): Option {
  if (player !== seat) return most(options, (card) => gainWorth(compiled, lens, card));
  const copies = Math.max(1, compiled.facts.effects[asking]!.returns);
  const hand = lens.hand(player);
  return least(options, (card) => {
    const worth = keepWorth(compiled, lens, card);
    return isJunk(compiled, lens, card) ? worth - JUNK * Math.min(copies, countOf(hand, card)) : worth;
  });
}

/** To be rid of one more card that is of no use. */
const JUNK = 10;

/** Junk goes back; what a possessed player gives back is his loss. */
export function giveBack(
  compiled: CompiledStrategy,
  lens: Lens,
  { options, player, seat }: Decision,
): Option {
  const [first] = options;
  if (first === undefined || options.length === 1) return lastOf(options);
  return player !== seat || isJunk(compiled, lens, argumentOf(first)) ? first : lastOf(options);
}
