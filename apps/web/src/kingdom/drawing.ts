// Drawing a kingdom by chance: what the page asks for, as the rules understand it. Fetched when somebody wants one drawn.

import type { CardId, KingdomWish, Trait } from '@tenfold/rules';
import { KingdomError, randomKingdom } from '@tenfold/rules';
import type { Chosen } from './chosen.ts';
import type { RandomWish } from './random-wish.ts';

function rulesWish(wish: RandomWish): KingdomWish {
  const { boxes, alchemyThreeToFive, atLeastOne, reactionIfAttacks, mostAttacks, musts, noPossession } = wish;
  const bans = noPossession ? [...new Set([...wish.bans, 'possession'])] : wish.bans;
  const fromSet = Object.fromEntries(
    boxes.flatMap((box) => (wish.counts[box] === undefined ? [] : [[box, wish.counts[box]]])),
  );
  const least = (trait: Trait): number => (atLeastOne.some((one) => one === trait) ? 1 : 0);
  return {
    sets: boxes,
    fromSet,
    withTrait: {
      ...Object.fromEntries(atLeastOne.map((trait) => [trait, { least: 1 }])),
      ...(mostAttacks === null ? {} : { attack: attacks(least('attack'), mostAttacks) }),
    },
    reactionIfAttacks,
    ...(alchemyThreeToFive ? {} : { alchemyThreeToFive: false }),
    musts,
    bans,
  };
}

/** At least one and at most none cannot be: what was said last, the limit, holds. */
const attacks = (least: number, most: number): { least: number; most: number } => ({
  least: Math.min(least, most),
  most,
});

/** Ten cards. Throws the rules' own error if none fit. */
export const draw = (wish: RandomWish): CardId[] => randomKingdom(rulesWish(wish), freshSeed());

/** The picked ones and others by chance, up to ten. */
export const fillUp = (picked: readonly CardId[]): CardId[] =>
  randomKingdom(
    { musts: picked, bans: ['possession'].filter((card) => !picked.includes(card)) },
    freshSeed(),
  );

const freshSeed = (): string =>
  [...crypto.getRandomValues(new Uint32Array(4))].map((part) => part.toString(36)).join('-');

/** The ten cards, or why there are none. */
export function attempt(find: () => readonly CardId[]): Chosen {
  try {
    return { cards: find(), trouble: null };
  } catch (error) {
    if (error instanceof KingdomError) return { cards: [], trouble: error.details };
    throw error;
  }
}
