// What people ask of a random kingdom, and the same taken apart into single wishes that can be given up one by one.

import type { CardDefinition, CardId } from '../vocabulary/definition.ts';
import type { KingdomSet } from './sets.ts';
import type { Trait } from './traits.ts';

/** Exactly so many, or a range open at either end. */
export type Count = number | { readonly least?: number; readonly most?: number };

/** Everything may be left out: `{}` is any ten of the boxes. */
export interface KingdomWish {
  /** The sets to draw from. If left out: the boxes, the own cards, and what other wishes ask for by set or by name. */
  readonly sets?: readonly KingdomSet[];
  /** How many cards of a set: `{ base: 5, intrigue: 5 }`. */
  readonly fromSet?: Readonly<Partial<Record<KingdomSet, Count>>>;
  /** How many cards with a trait: `{ village: { least: 1 }, attack: { most: 2 } }`. A card may count for several. */
  readonly withTrait?: Readonly<Partial<Record<Trait, Count>>>;
  /** How many cards that cost so many coins and no Potion: `{ 2: { least: 1 }, 5: { least: 2, most: 3 } }`. */
  readonly atCost?: Readonly<Record<number, Count>>;
  /** At least so many different costs. 2 coins and 2 coins with a Potion are different. */
  readonly differentCosts?: number;
  /** With an Attack there must be a Reaction. */
  readonly reactionIfAttacks?: boolean;
  /**
   * Alchemy cards three to five at a time or not at all, as its rulebook recommends. Left out, it holds where it
   * can: a recommendation gives way to what is asked for. `true` insists on it, `false` does without.
   */
  readonly alchemyThreeToFive?: boolean;
  readonly musts?: readonly string[];
  /** `['possession']` is the one most often asked for. */
  readonly bans?: readonly string[];
  /** Home-made cards, which join the draw as the set `own`. */
  readonly ownCards?: readonly CardDefinition[];
}

export interface Range {
  readonly least: number;
  /** `null` is no upper limit: unlike Infinity, it can be written as JSON. */
  readonly most: number | null;
}

/** One of the wishes that a kingdom is drawn by, as plain data; errors name those that clash. */
export type WishPart =
  | { readonly wish: 'musts'; readonly cards: readonly CardId[] }
  | { readonly wish: 'bans'; readonly cards: readonly CardId[] }
  | { readonly wish: 'sets'; readonly sets: readonly KingdomSet[] }
  | ({ readonly wish: 'from-set'; readonly set: KingdomSet } & Range)
  | ({ readonly wish: 'with-trait'; readonly trait: Trait } & Range)
  | ({ readonly wish: 'at-cost'; readonly coins: number } & Range)
  | { readonly wish: 'different-costs'; readonly least: number }
  | { readonly wish: 'alchemy-three-to-five' }
  | { readonly wish: 'reaction-if-attacks' };
