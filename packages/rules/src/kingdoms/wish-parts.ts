// Takes a wish for a kingdom apart, and refuses one that contradicts itself.

import { KINGDOM_PILES } from '../game-size.ts';
import type { CardDefinition } from '../vocabulary/definition.ts';
import type { Kinds } from './kinds.ts';
import { kingdomKinds, readKind, setOfKind } from './kinds.ts';
import type { KingdomSet } from './sets.ts';
import { KINGDOM_SETS, USUAL_SETS } from './sets.ts';
import { TRAITS } from './traits.ts';
import { KingdomError } from './trouble.ts';
import type { Count, KingdomWish, Range, WishPart } from './wish.ts';

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
