// When the game draws to its end, and when it had better not end yet.

import type { Lens } from '@tenfold/rules';
import { emptyPilesToEnd } from '@tenfold/rules';
import type { CardFacts } from './card-facts.ts';

/** Points begin to matter more than what a card does. */
export const isLate = (lens: Lens, facts: CardFacts): boolean =>
  lens.supply(facts.province) <= lens.players + 2 || lens.emptyPiles >= emptyPilesToEnd(lens.players) - 1;

/** Whether to take this card would end the game and lose it: behind, or level with more turns taken. */
export function endsItBadly(
  { facts, guarded }: { readonly facts: CardFacts; readonly guarded: boolean },
  lens: Lens,
  card: number,
): boolean {
  if (!guarded) return false;
  if (lens.supply(card) !== 1) return false;
  if (card !== facts.province && lens.emptyPiles + 1 < emptyPilesToEnd(lens.players)) return false;
  const own = lens.points(lens.seat) + pointsGained(lens, facts, card);
  const turns = lens.turnsOf(lens.seat);
  for (let player = 0; player < lens.players; player++) {
    if (player === lens.seat) continue;
    const points = lens.points(player);
    if (points > own || (points === own && lens.turnsOf(player) < turns)) return true;
  }
  return false;
}

/** How many points one more of a card brings. */
export function pointsGained(lens: Lens, facts: CardFacts, card: number): number {
  let points = facts.points[card]!;
  for (const formula of facts.formulas) {
    if (!lens.isInGame(formula.card)) continue;
    const owned = lens.owned(formula.card);
    const isIt = formula.card === card;
    if (owned === 0 && !isIt) continue;
    const counted = lens.sumOfOwned(formula.counts);
    const before = owned * Math.floor(counted / formula.every);
    const after = (owned + (isIt ? 1 : 0)) * Math.floor((counted + formula.counts[card]!) / formula.every);
    points += after - before;
  }
  return points;
}
