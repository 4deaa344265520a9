// What to trash: one's own junk, what turns into more, or another's best.

import type { Decision, Lens, Option } from '@tenfold/rules';
import { argumentOf } from '@tenfold/rules';
import { muchJunk, trashLimit } from './junk-limits.ts';
import type { CompiledStrategy } from './compiled-strategy.ts';
import { lastOf, least, mayStop, most } from './options.ts';
import { profit } from './remaking.ts';
import { coinsAhead, bestRule, potionsAhead } from './buy-rules.ts';
import { gainWorth, handWorth, isJunk, junkIn, keepWorth } from './worth.ts';

export function trash(compiled: CompiledStrategy, lens: Lens, decision: Decision, asking: number): Option {
  const { options, player, about, seat } = decision;
  if (options.length === 1) return options[0]!;
  // Another's card: the best.
  if (about !== player && about !== seat) return most(options, (card) => gainWorth(compiled, lens, card));
  const { remake, cardsForCost, coinsForCost, gainsForType } = compiled.facts.effects[asking]!;
  const remakes = remake !== null || cardsForCost || coinsForCost || gainsForType.length > 0;
  if (remakes) {
    const best = most(options, (card) => profit(compiled, lens, asking, card, player));
    const refuses = mayStop(options) && profit(compiled, lens, asking, argumentOf(best), player) <= 0;
    return refuses ? lastOf(options) : best;
  }
  // What a possessed player trashes comes back to him: rid the hand of what is of no use now.
  if (player !== seat) return mayStop(options) ? lastOf(options) : leastUseful(compiled, lens, decision);
  const worst = least(options, (card) => keepWorth(compiled, lens, card));
  if (!mayStop(options)) return worst;
  const card = argumentOf(worst);
  return isJunk(compiled, lens, card, trashLimit(compiled, asking)) &&
    !spoilsTheTurn(compiled, lens, card, decision, asking)
    ? worst
    : lastOf(options);
}

const leastUseful = (compiled: CompiledStrategy, lens: Lens, { options, player }: Decision): Option =>
  least(options, (card) => handWorth(compiled, lens, card, player, lens.actions));

/** A Treasure that this turn's purchase needs is kept, unless there is a good deal of junk to trash. */
function spoilsTheTurn(
  compiled: CompiledStrategy,
  lens: Lens,
  card: number,
  { player, most: room }: Decision,
  asking: number,
): boolean {
  const coins = compiled.facts.treasureCoins[card]!;
  if (coins === 0 || lens.turnPlayer !== player) return false;
  const ahead = coinsAhead(compiled, lens, player);
  const potions = potionsAhead(compiled, lens, player);
  if (bestRule(compiled, lens, ahead - coins, potions) === bestRule(compiled, lens, ahead, potions))
    return false;
  const picked = (compiled.facts.effects[asking]!.trash?.most ?? room) - room;
  return junkIn(compiled, lens, player) + picked < muchJunk(compiled, asking);
}
