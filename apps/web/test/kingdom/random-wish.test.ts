import { allCards, traitsOf } from '@tenfold/rules';
import type { CardId, Trait } from '@tenfold/rules';
import { describe, expect, it } from 'vitest';
import { draw, fillUp } from '../../src/kingdom/drawing.ts';
import { KINDS, boxOf } from '../../src/kingdom/kinds.ts';
import type { RandomWish } from '../../src/kingdom/random-wish.ts';
import {
  ANY_KINGDOM,
  WISHED_TRAITS,
  canLimitAlchemy,
  readRandomWish,
} from '../../src/kingdom/random-wish.ts';

const DRAWS = 40;

const withTrait = (cards: readonly CardId[], trait: Trait): number =>
  allCards.filter((card) => cards.includes(card.id) && traitsOf(card).has(trait)).length;

function draws(change: Partial<RandomWish>): CardId[][] {
  return Array.from({ length: DRAWS }, () => draw({ ...ANY_KINGDOM, ...change }));
}

describe('what is asked of a random kingdom', () => {
  it.each(WISHED_TRAITS)('is in it: %s', (trait) => {
    for (const cards of draws({ atLeastOne: [trait] })) {
      expect(cards).toHaveLength(10);
      expect(withTrait(cards, trait)).toBeGreaterThan(0);
    }
  });

  it('comes from the boxes that are ticked', () => {
    for (const cards of draws({ boxes: ['intrigue'] }))
      expect(cards.map(boxOf)).toEqual(cards.map(() => 'intrigue'));
  });

  it('has guests only where they are ticked, and may have them then', () => {
    const guestsIn = (change: Partial<RandomWish>): CardId[] =>
      draws(change).flatMap((cards) => cards.filter((card) => boxOf(card) === 'guests'));
    expect(guestsIn({})).toEqual([]);
    expect(fillUp([]).filter((card) => boxOf(card) === 'guests')).toEqual([]);
    expect(guestsIn({ boxes: [...ANY_KINGDOM.boxes, 'guests'] }).length).toBeGreaterThan(0);
    expect(readRandomWish({ boxes: ['base', 'guests'] }).boxes).toEqual(['base', 'guests']);
  });

  it('has three to five cards of Alchemy or none, unless that is given up', () => {
    const counts = (change: Partial<RandomWish>): number[] =>
      draws(change).map((cards) => cards.filter((card) => boxOf(card) === 'alchemy').length);
    expect(counts({}).filter((count) => count !== 0 && (count < 3 || count > 5))).toEqual([]);
    // Twelve of 62 cards: without the rule most kingdoms have one or two.
    expect(counts({ alchemyThreeToFive: false }).some((count) => count === 1 || count === 2)).toBe(true);
  });

  it('has more cards of Alchemy where it cannot be otherwise, and is known to', () => {
    const alchemy = KINDS.filter((card) => boxOf(card) === 'alchemy');
    for (const change of [{ boxes: ['alchemy'] }, { musts: alchemy.slice(0, 6) }] as const) {
      expect(canLimitAlchemy({ ...ANY_KINGDOM, ...change })).toBe(false);
      const [cards = []] = draws({ ...change, atLeastOne: [] });
      expect(cards.filter((card) => alchemy.includes(card)).length).toBeGreaterThan(5);
    }
    expect(canLimitAlchemy(ANY_KINGDOM)).toBe(true);
    expect(canLimitAlchemy({ ...ANY_KINGDOM, musts: alchemy.slice(0, 5) })).toBe(true);
  });

  it('holds likes, bans and the ban on Possession', () => {
    for (const cards of draws({
      musts: ['golem', 'moat'],
      bans: ['witch'],
      noPossession: true,
      boxes: ['base', 'alchemy'],
    })) {
      expect(cards).toEqual(expect.arrayContaining(['golem', 'moat']));
      expect(cards).not.toContain('witch');
      expect(cards).not.toContain('possession');
    }
  });

  it('has no more Attacks than allowed, even if one was asked for before', () => {
    for (const cards of draws({ mostAttacks: 1 })) expect(withTrait(cards, 'attack')).toBeLessThan(2);
    for (const cards of draws({ mostAttacks: 0, atLeastOne: ['attack'] }))
      expect(withTrait(cards, 'attack')).toBe(0);
  });
});

it('fills up what was picked by hand', () => {
  expect(fillUp(['possession', 'chapel'])).toEqual(expect.arrayContaining(['possession', 'chapel']));
  expect(new Set(fillUp(['chapel'])).size).toBe(10);
});

describe('a wish that the device has kept', () => {
  it('is the same as before', () => {
    const wish: RandomWish = {
      ...ANY_KINGDOM,
      boxes: ['base'],
      mostAttacks: 2,
      bans: ['thief'],
      noPossession: true,
    };
    expect(readRandomWish(JSON.parse(JSON.stringify(wish)))).toEqual(wish);
  });

  it.each([
    null,
    7,
    'x',
    [],
    { boxes: 'base', mostAttacks: 99, musts: ['copper', 5, 'no-such-card'], atLeastOne: null },
  ])('that makes no sense is as at the beginning: %j', (kept) => {
    expect(readRandomWish(kept)).toEqual(ANY_KINGDOM);
  });
});
