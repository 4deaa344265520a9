// What a card is worth: how it is measured, and what is said of it.

import type { CardDefinition } from '@tenfold/rules';
import { allCards } from '@tenfold/rules';
import type { WorthTally } from '@tenfold/sim';
import {
  COPIES,
  addWorthTally,
  blindSpotsOf,
  isReference,
  neighboursIn,
  newWorthTally,
  pricesLeftOut,
  shareOfAll,
  weighingRunner,
  worthReference,
  worthVerdict,
} from '@tenfold/sim';
import { expect, test } from 'vitest';

const reference = worthReference();
const PAIRINGS = COPIES.length * (1 + reference.rivals.length);

const cardNamed = (id: string): CardDefinition => {
  const card = allCards.find((one) => one.id === id);
  if (card === undefined) throw new Error(`there is no ${id}`);
  return card;
};

const ownAction = (...play: NonNullable<CardDefinition['play']>): CardDefinition => ({
  id: 'old-mill',
  types: ['Action'],
  cost: { coins: 4, potions: 0 },
  play,
});

/** So many rounds in which about such a share was won in every pairing. */
function roundsWith(share: number, rounds = 200): WorthTally {
  const tally = newWorthTally(PAIRINGS);
  for (let round = 0; round < rounds; round++) {
    const won = Math.round(4 * share + (round % 2 === 0 ? 0.4 : -0.4));
    addWorthTally(tally, {
      rounds: 1,
      won: won * PAIRINGS,
      squares: (won * PAIRINGS) ** 2,
      wonIn: Array.from({ length: PAIRINGS }, () => won),
      squaresIn: Array.from({ length: PAIRINGS }, () => won * won),
    });
  }
  return tally;
}

test('the same card and seed give the same games, in whatever parts they are played', () => {
  const card = ownAction({ do: 'plusCards', n: 3 });
  const whole = weighingRunner(card, 'one').play(1, 6);
  const parts = newWorthTally(PAIRINGS);
  const again = weighingRunner(card, 'one');
  for (const [from, to] of [
    [5, 6],
    [1, 1],
    [2, 4],
  ] as const) {
    addWorthTally(parts, again.play(from, to));
  }
  expect(parts).toEqual(whole);
  expect(weighingRunner(card, 'another').play(1, 6)).not.toEqual(whole);
});

test('neither name nor price of a card enters', () => {
  const smithy = cardNamed('smithy');
  const own = { ...smithy, id: 'three-cards', cost: { coins: 7, potions: 1 } };
  expect(weighingRunner(own, 'one').play(1, 4)).toEqual(weighingRunner(smithy, 'one').play(1, 4));
});

test('more of the same is worth more', () => {
  const shares = [2, 3, 4].map(
    (cards) => shareOfAll(weighingRunner(ownAction({ do: 'plusCards', n: cards }), 'one').play(1, 30)).share,
  );
  expect(shares).toEqual(shares.toSorted((a, b) => a - b));
});

test('what is no card is refused with its place', () => {
  const broken = { ...ownAction(), types: ['Action', 'Reaction'] } as const;
  expect(() => weighingRunner(broken, 'one')).toThrow(/old-mill.*onAttack/);
});

test('a price follows from the games won, between known cards', () => {
  const card = ownAction({ do: 'plusCoins', n: 2 });
  const verdict = worthVerdict(card, roundsWith(0.6), reference);
  if (verdict.kind !== 'price') throw new Error(`the verdict is ${verdict.kind}`);
  expect(verdict.coins).toBe(Math.round(verdict.price));
  expect(verdict.low).toBeLessThan(verdict.price);
  expect(verdict.high).toBeGreaterThan(verdict.price);
  expect(verdict.blindSpots).toEqual([]);
  const shareOf = (id: string | null): number =>
    reference.cards.find((one) => one.id === id)?.weighed.share ?? Number.NaN;
  expect(shareOf(verdict.moreThan)).toBeLessThan(verdict.share);
  expect(shareOf(verdict.lessThan)).toBeGreaterThan(verdict.share);
});

test('a card stands among the known cards of each price', () => {
  const verdict = worthVerdict(ownAction({ do: 'plusCoins', n: 2 }), roundsWith(0.6), reference);
  if (verdict.kind !== 'price') throw new Error(`the verdict is ${verdict.kind}`);
  const known = reference.cards.filter(isReference);
  expect(verdict.standings.map(({ price }) => price)).toEqual([2, 3, 4, 5, 6]);
  for (const { price, cards, beaten } of verdict.standings) {
    const ofPrice = known.filter(({ card }) => card.cost.coins === price);
    expect(cards).toBe(ofPrice.length);
    expect(beaten).toBeLessThanOrEqual(ofPrice.filter(({ weighed }) => weighed.share < verdict.share).length);
  }
  expect(verdict.standings.some(({ beaten }) => beaten > 0)).toBe(true);
  expect(verdict.standings.some(({ cards, beaten }) => beaten < cards)).toBe(true);
});

test('a card that beats all known ones has a least price only', () => {
  const verdict = worthVerdict(ownAction({ do: 'plusCards', n: 9 }), roundsWith(1), reference);
  expect(verdict).toMatchObject({
    kind: 'price',
    isBeyond: true,
    lessThan: null,
    moreThan: neighboursIn(reference).at(-1)?.id,
  });
});

test('a card is not said to be more or less than itself', () => {
  for (const { card, weighed } of neighboursIn(reference)) {
    const verdict = worthVerdict(card, roundsWith(weighed.share), reference);
    expect(verdict).not.toMatchObject({ moreThan: card.id });
    expect(verdict).not.toMatchObject({ lessThan: card.id });
  }
});

test('nothing is said after a few rounds', () => {
  expect(worthVerdict(ownAction({ do: 'plusCards', n: 3 }), roundsWith(0.6, 3), reference)).toEqual({
    kind: 'early',
  });
});

test.each([
  ['gardens', 'points'],
  ['village', 'actions'],
  ['throne-room', 'other-actions'],
  ['secret-chamber', 'reaction'],
  ['workshop', 'no-use'],
])('the games cannot tell what %s is worth: %s', (id, reason) => {
  const verdict = worthVerdict(cardNamed(id), roundsWith(0.1), reference);
  expect(verdict).toMatchObject({ kind: 'cannot-tell', reason });
});

test('what the games are blind for is read from the text', () => {
  const spots = (id: string): readonly string[] => blindSpotsOf(cardNamed(id));
  expect(spots('smithy')).toEqual([]);
  expect(spots('nobles')).toEqual(['actions']);
  expect(spots('moat')).toEqual(['reaction']);
  expect(spots('golem')).toEqual(['other-actions']);
  expect(spots('black-market')).toEqual(['market']);
});

test('at least four in five known cards come out within a coin, each by all the others', () => {
  const known = reference.cards.filter(isReference);
  const prices = pricesLeftOut(
    known.map(({ card, weighed }) => ({ price: card.cost.coins, share: weighed.share })),
  );
  const near = known.filter(
    ({ card }, index) => Math.abs(Math.round(prices[index] ?? Number.NaN) - card.cost.coins) <= 1,
  );
  const flat = known.filter(({ card }) => Math.abs(4 - card.cost.coins) <= 1);
  expect(near.length).toBeGreaterThanOrEqual(0.8 * known.length);
  // Better than to say 4 of every card.
  expect(near.length).toBeGreaterThan(flat.length);
});
