// What has to be kept in mind of the cards taken so far to say whether a wish will come true.
//
// Each wish keeps a tally: one small number. As soon as nothing that may still come can change the outcome,
// the tally says so, and kingdoms that differ only in what no longer matters are counted together.

import { KINGDOM_PILES } from '../game-size.ts';
import type { CardDefinition } from '../vocabulary/definition.ts';
import { setOfKind } from './kinds.ts';
import { traitsOf } from './traits.ts';
import type { WishPart } from './wish.ts';

/** The wish comes true whatever follows. */
export const SATISFIED = -1;
/** Nothing that follows can make the wish come true. */
export const HOPELESS = -2;

export interface WishTally {
  readonly start: number;
  /** Cards with the same mark are alike to this wish. Marks are small whole numbers; 0 is of no interest. */
  mark(card: CardDefinition): number;
  take(tally: number, mark: number): number;
  /** `rest`: how many cards of each mark may still come. `slots`: how many cards will. */
  settle(tally: number, rest: readonly number[], slots: number): number;
}

/** The tally of a wish; nothing for wishes that only say which cards there are to take. */
export function tallyOf(part: WishPart): WishTally | undefined {
  switch (part.wish) {
    case 'from-set':
      return countOf((card) => setOfKind(card.id) === part.set, within(part));
    case 'with-trait':
      return countOf((card) => traitsOf(card).has(part.trait), within(part));
    case 'at-cost':
      return countOf(({ cost }) => cost.coins === part.coins && cost.potions === 0, within(part));
    case 'alchemy-three-to-five':
      return countOf(
        (card) => setOfKind(card.id) === 'alchemy',
        (count) => count === 0 || (count >= 3 && count <= 5),
      );
    case 'reaction-if-attacks':
      return reactionIfAttacks;
    case 'different-costs':
      return differentCosts(part.least);
    case 'musts':
    case 'bans':
    case 'sets':
      return undefined;
  }
}

const within =
  ({ least, most }: { readonly least: number; readonly most: number | null }) =>
  (count: number): boolean =>
    count >= least && count <= (most ?? KINGDOM_PILES);

/** Among the ten, as many cards like this as `isAllowed` accepts. */
function countOf(
  isLikeThis: (card: CardDefinition) => boolean,
  isAllowed: (count: number) => boolean,
): WishTally {
  return {
    start: 0,
    mark: (card) => (isLikeThis(card) ? 1 : 0),
    take: (count, mark) => count + mark,
    settle(count, rest, slots) {
      const highest = count + Math.min(rest[1] ?? 0, slots);
      let allowed = 0;
      for (let end = count; end <= highest; end++) if (isAllowed(end)) allowed++;
      if (allowed === 0) return HOPELESS;
      return allowed === highest - count + 1 ? SATISFIED : count;
    },
  };
}

const ATTACK = 1;
const REACTION = 2;

/** The marks are sums of the two, and so is the tally. */
const reactionIfAttacks: WishTally = {
  start: 0,
  mark: (card) =>
    (traitsOf(card).has('attack') ? ATTACK : 0) + (traitsOf(card).has('reaction') ? REACTION : 0),
  take: (seen, mark) => seen | mark,
  settle(seen, rest) {
    const attacks = (rest[ATTACK] ?? 0) + (rest[ATTACK + REACTION] ?? 0);
    const reactions = (rest[REACTION] ?? 0) + (rest[ATTACK + REACTION] ?? 0);
    if ((seen & REACTION) > 0) return SATISFIED;
    if ((seen & ATTACK) > 0) return reactions === 0 ? HOPELESS : seen;
    return attacks === 0 ? SATISFIED : seen;
  },
};

const MOST_COSTS = 30;
const SEEN = 2 ** MOST_COSTS;

/**
 * The marks number the costs as they come. The tally is SEEN for each cost that is done with, plus a bit for each
 * that has been taken and may come again. Only home-made cards could bring more than 30 costs; those beyond
 * are not looked at.
 */
function differentCosts(least: number): WishTally {
  const marks = new Map<string, number>();
  return {
    start: 0,
    mark({ cost }) {
      const key = `${cost.coins},${cost.potions}`;
      if (!marks.has(key)) marks.set(key, marks.size < MOST_COSTS ? marks.size + 1 : 0);
      return marks.get(key)!;
    },
    take: (tally, mark) => (mark === 0 || isSeen(tally, mark) ? tally : tally + bit(mark)),
    settle(tally, rest, slots) {
      let costs = Math.floor(tally / SEEN);
      let after = tally;
      let further = 0;
      for (let mark = 1; mark <= marks.size; mark++) {
        const mayCome = (rest[mark] ?? 0) > 0;
        if (isSeen(tally, mark)) {
          costs++;
          if (!mayCome) after += SEEN - bit(mark);
        } else if (mayCome) further++;
      }
      if (costs >= least) return SATISFIED;
      return costs + Math.min(further, slots) < least ? HOPELESS : after;
    },
  };
}

const bit = (mark: number): number => 2 ** (mark - 1);
const isSeen = (tally: number, mark: number): boolean => Math.floor(tally / bit(mark)) % 2 === 1;
