// Kingdoms by chance: each that fits is as likely as any other, and counting them agrees with listing them.

import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Count, KingdomWish, Trait, WishPart } from '../src/index.ts';
import { KINGDOM_SETS, TRAITS, countKingdoms, randomKingdom, traitsOf } from '../src/index.ts';
import {
  kindIds,
  idsOf,
  withTrait,
  definition,
  drawn,
  countIn,
  fromSet,
  clashOf,
  binomial,
  chiSquare,
  tens,
} from './kingdom-draws.ts';

describe('fairness', () => {
  /** Twelve cards, so that all 66 kingdoms can be listed. */
  const twelve = [
    'moat',
    'chapel',
    'village',
    'witch',
    'militia',
    'market',
    'nobles',
    'pawn',
    'familiar',
    'university',
    'golem',
    'vineyard',
  ];
  const bans = kindIds.filter((id) => !twelve.includes(id));

  // Each limit on chi-square is passed by chance once in a thousand times; the seeds are fixed.
  test('each of all the kingdoms of twelve cards is equally likely', () => {
    const times = new Map(tens(twelve.toSorted()).map((cards) => [cards.join(), 0]));
    for (const cards of drawn({ bans, alchemyThreeToFive: false }, 6600)) {
      times.set(cards.join(), (times.get(cards.join()) ?? Number.NaN) + 1);
    }
    expect(times.size).toBe(66);
    expect(chiSquare([...times.values()])).toBeLessThan(106);
  });

  test('each kingdom that fits is equally likely where most do not', () => {
    const fits = (cards: string[]): boolean =>
      countIn(cards, idsOf('alchemy')) <= 3 && countIn(cards, withTrait('plus-buy')) <= 1;
    const times = new Map(
      tens(twelve.toSorted())
        .filter(fits)
        .map((cards) => [cards.join(), 0]),
    );
    const wish = { bans, fromSet: { alchemy: { most: 3 } }, withTrait: { 'plus-buy': { most: 1 } } };
    expect(countKingdoms(wish)).toBe(times.size);
    for (const cards of drawn(wish, 100 * times.size)) {
      times.set(cards.join(), (times.get(cards.join()) ?? Number.NaN) + 1);
    }
    expect(times.size).toBe(8);
    expect(chiSquare([...times.values()])).toBeLessThan(24.3);
  });

  test('each of eleven kingdoms among 107 thousand million is equally likely', () => {
    const wish: KingdomWish = {
      withTrait: { victory: 6, reaction: 2, possesses: 1, attack: 1 },
      alchemyThreeToFive: false,
    };
    expect(countKingdoms({ alchemyThreeToFive: false })).toBe(107_518_933_731);
    expect(countKingdoms(wish)).toBe(11);
    const times = new Map<string, number>();
    for (const cards of drawn(wish, 660)) times.set(cards.join(), (times.get(cards.join()) ?? 0) + 1);
    expect(times.size).toBe(11);
    expect(chiSquare([...times.values()])).toBeLessThan(29.6);
  });

  test('groups of different sizes get their share: one of three cursers beside two of eight other Attacks', () => {
    const wish: KingdomWish = {
      withTrait: { victory: 6, possesses: 1, curser: 1, attack: 3 },
      alchemyThreeToFive: false,
    };
    expect(countKingdoms(wish)).toBe(3 * binomial(8, 2));
    const cursers = drawn(wish, 300).map((cards) => cards.find((id) => withTrait('curser').includes(id)));
    const times = ['witch', 'torturer', 'familiar'].map((id) => cursers.filter((one) => one === id).length);
    expect(chiSquare(times)).toBeLessThan(13.8);
  });
});

describe('counting agrees with listing', () => {
  /** Thirteen cards of every sort: 286 kingdoms. */
  const thirteen = [
    'moat',
    'chapel',
    'woodcutter',
    'village',
    'witch',
    'gardens',
    'nobles',
    'pawn',
    'torturer',
    'secret-chamber',
    'familiar',
    'university',
    'possession',
  ];
  const all = tens(thirteen.toSorted());
  const bans = kindIds.filter((id) => !thirteen.includes(id));

  const count = fc.oneof(
    fc.nat(4),
    fc.record({ least: fc.nat(3), most: fc.integer({ min: 3, max: 9 }) }, { requiredKeys: [] }),
  );
  const sometimes = { requiredKeys: [] };
  const wishes: fc.Arbitrary<KingdomWish> = fc.record(
    {
      fromSet: fc.record({ base: count, alchemy: count }, sometimes),
      withTrait: fc.dictionary(fc.constantFrom(...TRAITS), count, { maxKeys: 4 }),
      atCost: fc.record({ 2: count, 3: count, 5: count }, sometimes),
      differentCosts: fc.integer({ min: 0, max: 9 }),
      reactionIfAttacks: fc.boolean(),
      alchemyThreeToFive: fc.boolean(),
      musts: fc.subarray(thirteen, { maxLength: 4 }),
      bans: fc.constant(bans),
    },
    { requiredKeys: ['alchemyThreeToFive', 'bans'] },
  );

  const within = (n: number, wanted: Count | undefined): boolean => {
    if (wanted === undefined) return true;
    if (typeof wanted === 'number') return n === wanted;
    return n >= (wanted.least ?? 0) && n <= (wanted.most ?? 10);
  };

  function fits(cards: readonly string[], wish: KingdomWish): boolean {
    const own = cards.map(definition);
    const having = (trait: Trait): number => own.filter((card) => traitsOf(card).has(trait)).length;
    const alchemy = fromSet(cards, 'alchemy');
    return (
      KINGDOM_SETS.every((set) => within(fromSet(cards, set), wish.fromSet?.[set])) &&
      TRAITS.every((trait) => within(having(trait), wish.withTrait?.[trait])) &&
      Object.entries(wish.atCost ?? {}).every(([coins, wanted]) =>
        within(own.filter(({ cost }) => cost.coins === Number(coins) && cost.potions === 0).length, wanted),
      ) &&
      new Set(own.map(({ cost }) => cost.coins + cost.potions / 2)).size >= (wish.differentCosts ?? 0) &&
      (wish.reactionIfAttacks !== true || having('attack') === 0 || having('reaction') > 0) &&
      (wish.alchemyThreeToFive !== true || [0, 3, 4, 5].includes(alchemy)) &&
      (wish.musts ?? []).every((id) => cards.includes(id))
    );
  }

  /** The wish made of these parts alone. */
  function wishOf(parts: readonly WishPart[]): KingdomWish {
    const wish: { -readonly [Key in keyof KingdomWish]: KingdomWish[Key] } = { alchemyThreeToFive: false };
    const range = ({ least, most }: { least: number; most: number | null }): Count =>
      most === null ? { least } : { least, most };
    for (const part of parts) {
      if (part.wish === 'musts') wish.musts = part.cards;
      if (part.wish === 'bans') wish.bans = part.cards;
      if (part.wish === 'from-set') wish.fromSet = { ...wish.fromSet, [part.set]: range(part) };
      if (part.wish === 'with-trait') wish.withTrait = { ...wish.withTrait, [part.trait]: range(part) };
      if (part.wish === 'at-cost') wish.atCost = { ...wish.atCost, [part.coins]: range(part) };
      if (part.wish === 'different-costs') wish.differentCosts = part.least;
      if (part.wish === 'reaction-if-attacks') wish.reactionIfAttacks = true;
      if (part.wish === 'alchemy-three-to-five') wish.alchemyThreeToFive = true;
    }
    return wish;
  }

  const withoutPiece = (parts: readonly WishPart[], piece: WishPart): WishPart[] =>
    parts.flatMap((part): WishPart[] => {
      if (!('cards' in part)) return JSON.stringify(part) === JSON.stringify(piece) ? [] : [part];
      if (part.wish !== piece.wish) return [part];
      return [{ ...part, cards: part.cards.filter((card) => !piece.cards.includes(card)) }];
    });

  const piecesOf = (parts: readonly WishPart[]): WishPart[] =>
    parts.flatMap((part): WishPart[] =>
      'cards' in part ? part.cards.map((card) => ({ ...part, cards: [card] })) : [part],
    );

  /** The wish without what a cure gives up. */
  function loosened(wish: KingdomWish, cure: WishPart): KingdomWish {
    switch (cure.wish) {
      case 'musts':
        return { ...wish, musts: (wish.musts ?? []).filter((card) => !cure.cards.includes(card)) };
      case 'bans':
        return { ...wish, bans: bans.filter((card) => !cure.cards.includes(card)) };
      case 'from-set':
        return { ...wish, fromSet: { ...wish.fromSet, [cure.set]: {} } };
      case 'with-trait':
        return { ...wish, withTrait: { ...wish.withTrait, [cure.trait]: {} } };
      case 'at-cost':
        return { ...wish, atCost: { ...wish.atCost, [cure.coins]: {} } };
      case 'different-costs':
        return { ...wish, differentCosts: 0 };
      case 'reaction-if-attacks':
        return { ...wish, reactionIfAttacks: false };
      case 'alchemy-three-to-five':
        return { ...wish, alchemyThreeToFive: false };
      case 'sets':
        throw new Error('no sets were named');
    }
  }

  test('as many kingdoms as a list of all of them has; the one drawn is on it', () => {
    fc.assert(
      fc.property(wishes, fc.string(), (wish, seed) => {
        const fitting = all.filter((cards) => fits(cards, wish)).map((cards) => cards.join());
        expect(countKingdoms(wish)).toBe(fitting.length);
        fc.pre(fitting.length > 0);
        expect(fitting).toContain(randomKingdom(wish, seed).join());
      }),
      { numRuns: 100, seed: 1 },
    );
  });

  test('an explanation names wishes that clash, none in vain; each cure cures', () => {
    fc.assert(
      fc.property(wishes, (wish) => {
        fc.pre(countKingdoms(wish) === 0);
        const { clash, cures } = clashOf(wish);
        expect(countKingdoms(wishOf(clash))).toBe(0);
        for (const piece of piecesOf(clash)) {
          expect(countKingdoms(wishOf(withoutPiece(clash, piece)))).toBeGreaterThan(0);
        }
        for (const cure of cures) expect(countKingdoms(loosened(wish, cure))).toBeGreaterThan(0);
      }),
      { numRuns: 30, seed: 2 },
    );
  });
});
