// A kingdom by chance that is as people like it.

import { seedRandom } from '../engine/random.ts';
import type { CardId } from '../vocabulary/definition.ts';
import { explainClash } from './clash.ts';
import type { Fitting } from './counting.ts';
import { fitting } from './counting.ts';
import { kingdomKinds } from './kinds.ts';
import { KingdomError } from './trouble.ts';
import type { KingdomWish, WishPart } from './wish.ts';
import { ALCHEMY_THREE_TO_FIVE, partsOf } from './wish.ts';

/**
 * Ten kinds, sorted by name; every kingdom that fits is as likely as every other.
 * The same wish and seed give the same kingdom. Throws an error that says which wishes clash if none fits.
 */
export function randomKingdom(wish: KingdomWish, seed: string): CardId[] {
  const found = fittingWish(wish);
  if (found.count > 0) return found.draw(seedRandom('fast', seed));
  throw whyNoneFits(wish);
}

/** How many kingdoms fit: 0 if the wishes clash. */
export const countKingdoms = (wish: KingdomWish): number => fittingWish(wish).count;

function fittingWish(wish: KingdomWish): Fitting {
  const parts = partsOf(wish);
  const kinds = kingdomKinds(wish.ownCards);
  if (isAlchemyLeftOpen(wish)) {
    const recommended = fitting([...parts, ALCHEMY_THREE_TO_FIVE], kinds);
    if (recommended.count > 0) return recommended;
  }
  return fitting(parts, kinds);
}

const isAlchemyLeftOpen = ({ alchemyThreeToFive, fromSet }: KingdomWish): boolean =>
  alchemyThreeToFive === undefined && fromSet?.alchemy === undefined;

function whyNoneFits(wish: KingdomWish): KingdomError {
  const kinds = kingdomKinds(wish.ownCards);
  const fits = (parts: readonly WishPart[]): boolean => fitting(parts, kinds).count > 0;
  return new KingdomError({ code: 'no-kingdom-fits', ...explainClash(partsOf(wish), fits) });
}
