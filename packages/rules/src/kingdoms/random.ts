// A kingdom by chance that is as people like it.

import type { RandomState } from '../engine/random.ts';
import { seedRandom } from '../engine/random.ts';
import type { CardId } from '../vocabulary/definition.ts';
import { explainClash } from './clash.ts';
import type { Effort } from './counting.ts';
import { countFitting, newEffort } from './counting.ts';
import { deal, drawOf } from './dealing.ts';
import type { Kinds } from './kinds.ts';
import { kingdomKinds } from './kinds.ts';
import { KingdomError } from './trouble.ts';
import type { KingdomWish, WishPart } from './wish.ts';
import { ALCHEMY_THREE_TO_FIVE, partsOf } from './wish-parts.ts';

/** Where fewer than about one in a hundred fits, counting is not much slower than dealing on. */
const DEALS = 500;

/**
 * Ten kinds, sorted by name; every kingdom that fits is as likely as every other.
 * The same wish and seed give the same kingdom, until a set is added: keep a kingdom by its text, not by its seed.
 * Throws an error that says which wishes clash if none fits.
 */
export function randomKingdom(wish: KingdomWish, seed: string): CardId[] {
  const kinds = kingdomKinds(wish.ownCards);
  const effort = newEffort();
  const random = seedRandom('fast', seed);
  for (const parts of inTurn(wish)) {
    const found = draw(parts, kinds, random, effort);
    if (found !== undefined) return found.sort();
  }
  // Whether wishes clash is no matter of chance: the answer is the same for every seed.
  const fits = (parts: readonly WishPart[]): boolean =>
    draw(parts, kinds, seedRandom('fast', ''), effort) !== undefined;
  throw new KingdomError({ code: 'no-kingdom-fits', ...explainClash(partsOf(wish), fits) });
}

/** How many kingdoms fit: 0 if the wishes clash. */
export function countKingdoms(wish: KingdomWish): number {
  const kinds = kingdomKinds(wish.ownCards);
  const effort = newEffort();
  for (const parts of inTurn(wish)) {
    const { count } = countFitting(drawOf(parts, kinds), effort);
    if (count > 0) return count;
  }
  return 0;
}

/** What to try: the wish with what the rulebook recommends, unless it says otherwise; then the wish as it stands. */
function inTurn(wish: KingdomWish): WishPart[][] {
  const parts = partsOf(wish);
  const isLeftOpen = wish.alchemyThreeToFive === undefined && wish.fromSet?.alchemy === undefined;
  return isLeftOpen ? [[...parts, ALCHEMY_THREE_TO_FIVE], parts] : [parts];
}

function draw(
  parts: readonly WishPart[],
  kinds: Kinds,
  random: RandomState,
  effort: Effort,
): CardId[] | undefined {
  const wanted = drawOf(parts, kinds);
  const dealt = deal(wanted, random, DEALS);
  if (dealt !== undefined) return dealt;
  const fitting = countFitting(wanted, effort);
  return fitting.count > 0 ? fitting.draw(random) : undefined;
}
