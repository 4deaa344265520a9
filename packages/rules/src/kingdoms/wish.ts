// What people ask of a random kingdom, and the same taken apart into single wishes that can be given up one by one.

import { KINGDOM_PILES } from '../setup.ts';
import type { CardDefinition, CardId } from '../vocabulary/definition.ts';
import type { KingdomSet, Kinds } from './kinds.ts';
import { KINGDOM_SETS, USUAL_SETS, kingdomKinds, readKind, setOfKind } from './kinds.ts';
import type { Trait } from './traits.ts';
import { TRAITS } from './traits.ts';
import { KingdomError } from './trouble.ts';

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

interface Range {
  readonly least: number;
  /** `null` is no upper limit: unlike Infinity, it can be written as JSON. */
  readonly most: number | null;
}

/** One wish, as plain data. */
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

export const ALCHEMY_THREE_TO_FIVE: WishPart = { wish: 'alchemy-three-to-five' };

/** A wish that makes sense, taken apart. Throws an error that says what to change. */
export function partsOf(wish: KingdomWish): WishPart[] {
  const kinds = kingdomKinds(wish.ownCards);
  const parts = [
    ...setParts(wish),
    ...fromSetParts(wish),
    ...namedParts(wish, kinds),
    ...traitParts(wish),
    ...costParts(wish),
  ];
  if (wish.alchemyThreeToFive === true) parts.push(ALCHEMY_THREE_TO_FIVE);
  if (wish.reactionIfAttacks === true) parts.push({ wish: 'reaction-if-attacks' });
  checkEnoughCards(parts, kinds);
  return parts;
}

function setParts({ sets }: KingdomWish): WishPart[] {
  if (sets === undefined) return [];
  if (sets.length === 0) throw new KingdomError({ code: 'no-sets' });
  for (const set of sets) checkSet(set, 'sets');
  const chosen = [...new Set(sets)];
  const areTheUsual = chosen.length === USUAL_SETS.length && USUAL_SETS.every((set) => chosen.includes(set));
  return areTheUsual ? [] : [{ wish: 'sets', sets: chosen }];
}

function fromSetParts({ sets, fromSet = {}, ownCards = [] }: KingdomWish): WishPart[] {
  const ranges = Object.entries(fromSet).map(([set, count]) => {
    checkSet(set, 'fromSet');
    return { set: set as KingdomSet, ...readCount(count, `fromSet.${set}`) };
  });
  for (const { set, least } of ranges) {
    if (least > 0 && sets?.includes(set) === false)
      throw new KingdomError({ code: 'count-outside-sets', set });
  }
  const wanted = KINGDOM_PILES;
  const least = ranges.reduce((total, range) => total + range.least, 0);
  if (least > wanted) throw new KingdomError({ code: 'counts-too-high', total: least, wanted });
  const named = [...new Set([...USUAL_SETS, ...ranges.map(({ set }) => set)])];
  const drawnFrom = sets ?? named.filter((set) => set !== 'own' || ownCards.length > 0);
  const most = drawnFrom.reduce(
    (total, set) => total + (ranges.find((range) => range.set === set)?.most ?? wanted),
    0,
  );
  if (most < wanted) throw new KingdomError({ code: 'counts-too-low', total: most, wanted });
  return ranges.filter(asksSomething).map((range) => ({ wish: 'from-set', ...range }));
}

function namedParts({ musts = [], bans = [], sets }: KingdomWish, kinds: Kinds): WishPart[] {
  const demanded = musts.map((name) => readKind(name, kinds, 'musts'));
  const banned = [...new Set(bans.map((name) => readKind(name, kinds, 'bans')))];
  demanded.forEach((card, index) => {
    if (demanded.indexOf(card) !== index) {
      throw new KingdomError({ code: 'repeated-card', card, place: 'musts' });
    }
    if (banned.includes(card)) throw new KingdomError({ code: 'must-is-banned', card });
    const set = setOfKind(card);
    if (sets?.includes(set) === false) throw new KingdomError({ code: 'must-outside-sets', card, set });
  });
  if (demanded.length > KINGDOM_PILES) {
    throw new KingdomError({ code: 'too-many-musts', count: demanded.length, highest: KINGDOM_PILES });
  }
  return [
    ...(demanded.length === 0 ? [] : [{ wish: 'musts', cards: demanded.sort() } as const]),
    ...(banned.length === 0 ? [] : [{ wish: 'bans', cards: banned.sort() } as const]),
  ];
}

function traitParts({ withTrait = {} }: KingdomWish): WishPart[] {
  return Object.entries(withTrait)
    .map(([name, count]) => {
      const trait = TRAITS.find((one) => one === name);
      if (trait === undefined) throw new KingdomError({ code: 'unknown-trait', trait: name, traits: TRAITS });
      return { wish: 'with-trait', trait, ...readCount(count, `withTrait.${trait}`) } as const;
    })
    .filter(asksSomething);
}

function costParts({ atCost = {}, differentCosts = 0 }: KingdomWish): WishPart[] {
  const parts: WishPart[] = Object.entries(atCost)
    .map(([cost, count]) => {
      if (!/^\d+$/.test(cost)) throw new KingdomError({ code: 'bad-cost', cost });
      return { wish: 'at-cost', coins: Number(cost), ...readCount(count, `atCost.${cost}`) } as const;
    })
    .filter(asksSomething);
  const { least } = readCount(differentCosts, 'differentCosts');
  if (least > 1) parts.push({ wish: 'different-costs', least });
  return parts;
}

function readCount(count: Count, of: string): Range {
  const { least = 0, most = null } = typeof count === 'number' ? { least: count, most: count } : count;
  const isPossible = (n: number): boolean => Number.isInteger(n) && n >= 0 && n <= KINGDOM_PILES;
  if (!isPossible(least) || (most !== null && (!isPossible(most) || most < least))) {
    const said = typeof count === 'number' ? String(count) : JSON.stringify(count);
    throw new KingdomError({ code: 'bad-count', of, count: said, highest: KINGDOM_PILES });
  }
  return { least, most };
}

const asksSomething = ({ least, most }: Range): boolean =>
  least > 0 || (most ?? KINGDOM_PILES) < KINGDOM_PILES;

function checkSet(set: string, place: string): void {
  if (!KINGDOM_SETS.some((one) => one === set)) {
    throw new KingdomError({ code: 'unknown-set', set, sets: KINGDOM_SETS, place });
  }
}

function checkEnoughCards(parts: readonly WishPart[], kinds: Kinds): void {
  const left = candidates(parts, kinds).length;
  if (left >= KINGDOM_PILES) return;
  const bans = parts.find((part) => part.wish === 'bans')?.cards.length ?? 0;
  throw new KingdomError({ code: 'too-few-cards', left, wanted: KINGDOM_PILES, bans });
}

/** The cards that sets and bans leave to draw from. */
export function candidates(parts: readonly WishPart[], kinds: Kinds): CardDefinition[] {
  const asked = parts.flatMap((part) => (part.wish === 'from-set' && part.most !== 0 ? part.set : []));
  const sets = parts.find((part) => part.wish === 'sets')?.sets ?? [...USUAL_SETS, ...asked];
  const musts = parts.find((part) => part.wish === 'musts')?.cards ?? [];
  const bans = parts.find((part) => part.wish === 'bans')?.cards ?? [];
  return [...kinds.values()].filter(
    ({ id }) => (sets.includes(setOfKind(id)) || musts.includes(id)) && !bans.includes(id),
  );
}
