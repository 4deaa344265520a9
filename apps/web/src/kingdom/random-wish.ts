// What one can ask of a random kingdom on the page.

import type { CardId, Trait } from '@tenfold/rules';
import { BOXES, KINGDOM_PILES } from '@tenfold/rules';
import type { ShelfBox } from './kinds.ts';
import { SHELF, boxOf, isKind } from './kinds.ts';

/** Traits of which people like to have at least one. */
export const WISHED_TRAITS = [
  'village',
  'plus-cards',
  'plus-buy',
  'trasher',
  'gainer',
  'attack',
] as const satisfies readonly Trait[];
export type WishedTrait = (typeof WISHED_TRAITS)[number];

/** How many of a set can be asked for. */
export const COUNTS: readonly number[] = Array.from({ length: KINGDOM_PILES + 1 }, (_, count) => count);

export const MOST_ATTACKS = [0, 1, 2, 3] as const;

export interface RandomWish {
  readonly boxes: readonly ShelfBox[];
  /** So many from a set; of one that is not named, as many as chance has it. */
  readonly counts: Readonly<Partial<Record<ShelfBox, number | undefined>>>;
  /** Alchemy cards three to five at a time or none, wherever that can be had. */
  readonly alchemyThreeToFive: boolean;
  readonly atLeastOne: readonly WishedTrait[];
  readonly reactionIfAttacks: boolean;
  /** Null is any number. */
  readonly mostAttacks: number | null;
  readonly musts: readonly CardId[];
  readonly bans: readonly CardId[];
  readonly noPossession: boolean;
}

export const ANY_KINGDOM: RandomWish = {
  boxes: BOXES,
  counts: {},
  alchemyThreeToFive: true,
  atLeastOne: ['village'],
  reactionIfAttacks: false,
  mostAttacks: null,
  musts: [],
  bans: [],
  noPossession: false,
};

const MOST_OF_ALCHEMY = 5;

/** Whether there can be so few cards of Alchemy: not where nothing else is drawn from, or more of them must be in it. */
export const canLimitAlchemy = ({ boxes, musts }: RandomWish): boolean =>
  boxes.some((box) => box !== 'alchemy') &&
  musts.filter((card) => boxOf(card) === 'alchemy').length <= MOST_OF_ALCHEMY;

type Kept = Readonly<Record<string, unknown>>;

function countsIn(kept: unknown): RandomWish['counts'] {
  if (typeof kept !== 'object' || kept === null) return {};
  const given = kept as Kept;
  return Object.fromEntries(
    SHELF.flatMap((box) => {
      const count = COUNTS.find((one) => one === given[box]);
      return count === undefined ? [] : [[box, count]];
    }),
  );
}

/** What a device has kept; what cannot be read is as at the beginning. */
export function readRandomWish(kept: unknown): RandomWish {
  if (typeof kept !== 'object' || kept === null) return ANY_KINGDOM;
  const { boxes, counts, alchemyThreeToFive, atLeastOne, reactionIfAttacks, mostAttacks } = kept as Kept;
  const { musts, bans, noPossession } = kept as Kept;
  return {
    boxes: among(SHELF, boxes) ?? ANY_KINGDOM.boxes,
    counts: countsIn(counts),
    alchemyThreeToFive: yesOrNo(alchemyThreeToFive) ?? ANY_KINGDOM.alchemyThreeToFive,
    atLeastOne: among(WISHED_TRAITS, atLeastOne) ?? ANY_KINGDOM.atLeastOne,
    reactionIfAttacks: yesOrNo(reactionIfAttacks) ?? ANY_KINGDOM.reactionIfAttacks,
    mostAttacks: MOST_ATTACKS.find((count) => count === mostAttacks) ?? null,
    musts: cardsIn(musts),
    bans: cardsIn(bans),
    noPossession: yesOrNo(noPossession) ?? ANY_KINGDOM.noPossession,
  };
}

const yesOrNo = (kept: unknown): boolean | undefined => (typeof kept === 'boolean' ? kept : undefined);

function among<One>(all: readonly One[], kept: unknown): readonly One[] | undefined {
  return Array.isArray(kept) ? all.filter((one) => kept.includes(one)) : undefined;
}

export const cardsIn = (kept: unknown): CardId[] =>
  Array.isArray(kept)
    ? [...new Set(kept.filter((card): card is CardId => typeof card === 'string' && isKind(card)))]
    : [];
