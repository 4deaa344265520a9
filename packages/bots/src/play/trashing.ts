// What to trash: one's own junk, what turns into more, or another's best.

import type { Decision, Lens, Option } from '@tenfold/rules';
import { argumentOf } from '@tenfold/rules';
import { muchJunk, trashLimit } from './junk-limits.ts';
import type { Mind } from './mind.ts';
import { lastOf, least, mayStop, most } from './options.ts';
import { profit } from './remaking.ts';
import { coinsAhead, bestRule, potionsAhead } from './wants.ts';
import { gainWorth, handWorth, isJunk, junkIn, keepWorth } from './worth.ts';

export function trash(mind: Mind, lens: Lens, decision: Decision, asking: number): Option {
  const { options, player, about, seat } = decision;
  if (options.length === 1) return options[0]!;
  // Another's card: the best.
  if (about !== player && about !== seat) return most(options, (card) => gainWorth(mind, lens, card));
  const { remake, cardsForCost, gainsForType } = mind.lore.readings[asking]!;
  const remakes = remake !== null || cardsForCost || gainsForType.length > 0;
  if (remakes) {
    const best = most(options, (card) => profit(mind, lens, asking, card, player));
    const refuses = mayStop(options) && profit(mind, lens, asking, argumentOf(best), player) <= 0;
    return refuses ? lastOf(options) : best;
  }
  // What a possessed player trashes comes back to him: rid the hand of what is of no use now.
  if (player !== seat) return mayStop(options) ? lastOf(options) : leastUseful(mind, lens, decision);
  const worst = least(options, (card) => keepWorth(mind, lens, card));
  if (!mayStop(options)) return worst;
  const card = argumentOf(worst);
  return isJunk(mind, lens, card, trashLimit(mind, asking)) &&
    !spoilsTheTurn(mind, lens, card, decision, asking)
    ? worst
    : lastOf(options);
}

const leastUseful = (mind: Mind, lens: Lens, { options, player }: Decision): Option =>
  least(options, (card) => handWorth(mind, lens, card, player, lens.actions));

/** A Treasure that this turn's purchase needs is kept, unless there is a good deal of junk to trash. */
function spoilsTheTurn(
  mind: Mind,
  lens: Lens,
  card: number,
  { player, most: room }: Decision,
  asking: number,
): boolean {
  const coins = mind.lore.treasureCoins[card]!;
  if (coins === 0 || lens.turnPlayer !== player) return false;
  const ahead = coinsAhead(mind, lens, player);
  const potions = potionsAhead(mind, lens, player);
  if (bestRule(mind, lens, ahead - coins, potions) === bestRule(mind, lens, ahead, potions)) return false;
  const picked = (mind.lore.readings[asking]!.trash?.most ?? room) - room;
  return junkIn(mind, lens, player) + picked < muchJunk(mind, asking);
}
