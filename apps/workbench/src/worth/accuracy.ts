// How well derived prices do beside printed ones, by measures that a constant answer cannot meet; with intervals, since the
// known cards are few.

import { randomBelow, seedRandom } from '@tenfold/rules';

/** A card with its printed price, and the one that the games give it. */
export interface PricedCard {
  readonly printed: number;
  readonly derived: number;
}

/** Some figure of a list of cards. */
export type Figure = (cards: readonly PricedCard[]) => number;

const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

/** By how many coins prices are off, as they are said: in whole coins. */
export const meanError: Figure = (cards) =>
  mean(cards.map(({ printed, derived }) => Math.abs(Math.round(derived) - printed)));

/** By how many coins they are nearer to the printed prices than who always says the same. */
export const gainOver =
  (constant: number): Figure =>
  (cards) =>
    meanError(cards.map(({ printed }) => ({ printed, derived: constant }))) - meanError(cards);

/**
 * Of two cards whose printed prices lie at least so far apart, how often the dearer one is found the stronger: half by chance,
 * and half by who says the same of both.
 */
export const orderedPairs =
  (apart: number): Figure =>
  (cards) => {
    const pairs = cards.flatMap((dear) =>
      cards.filter(({ printed }) => dear.printed - printed >= apart).map((cheap) => [dear, cheap] as const),
    );
    return mean(pairs.map(([dear, cheap]) => (1 + Math.sign(dear.derived - cheap.derived)) / 2));
  };

/** Spearman's: 1 where the order is the same, 0 where there is none. */
export const rankCorrelation: Figure = (cards) => {
  const one = ranksOf(cards.map(({ printed }) => printed));
  const other = ranksOf(cards.map(({ derived }) => derived));
  const [middle, otherMiddle] = [mean(one), mean(other)];
  const product = mean(one.map((rank, at) => (rank - middle) * (other[at]! - otherMiddle)));
  const spread = (ranks: readonly number[], of: number): number =>
    Math.sqrt(mean(ranks.map((rank) => (rank - of) ** 2)));
  const both = spread(one, middle) * spread(other, otherMiddle);
  return both === 0 ? 0 : product / both;
};

/** Those that are equal share the middle of their places. */
const ranksOf = (numbers: readonly number[]): number[] =>
  numbers.map(
    (number) =>
      numbers.filter((other) => other < number).length +
      (numbers.filter((other) => other === number).length - 1) / 2,
  );

const DRAWS = 2000;
const TAIL = 0.025;

/** 95 % of such figures among cards drawn anew from these (bootstrap); the same in every run. */
export function interval(
  figure: Figure,
  cards: readonly PricedCard[],
): { readonly low: number; readonly high: number } {
  const random = seedRandom('fast', 'accuracy');
  const found = Array.from({ length: DRAWS }, () =>
    figure(cards.map(() => cards[randomBelow(random, cards.length)]!)),
  ).sort((a, b) => a - b);
  return { low: found[Math.floor(TAIL * DRAWS)]!, high: found[Math.ceil((1 - TAIL) * DRAWS) - 1]! };
}
