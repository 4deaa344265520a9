// From the share of games that a card wins to a price: a straight line through the known cards that money uses.

import type { MeasuredShare } from './measured-share.ts';

/** A card whose price is known, and what it wins. */
export interface PricedShare {
  readonly price: number;
  readonly share: number;
}

/** A line from shares to prices, and how far printed prices lie from it on average (root mean square, each left out in turn). */
export interface Calibration {
  readonly base: number;
  readonly slope: number;
  readonly scatter: number;
}

/** A price in coins, and its standard error: that of the games, and that of prices themselves. */
export interface EstimatedPrice {
  readonly price: number;
  readonly error: number;
}

/** The line of least squares. With fewer than three points there is none to be had. */
function lineThrough(points: readonly PricedShare[]): Pick<Calibration, 'base' | 'slope'> {
  if (points.length < 3) throw new Error(`${points.length} known cards are too few to derive prices from`);
  const mean = (of: (point: PricedShare) => number): number =>
    points.reduce((sum, point) => sum + of(point), 0) / points.length;
  const share = mean((point) => point.share);
  const price = mean((point) => point.price);
  const slope =
    mean((point) => (point.share - share) * (point.price - price)) /
    mean((point) => (point.share - share) ** 2);
  return { base: price - slope * share, slope };
}

const priceAt = ({ base, slope }: Pick<Calibration, 'base' | 'slope'>, share: number): number =>
  base + slope * share;

/** What each would cost by all the others: no card is its own reference. */
export const pricesLeftOut = (points: readonly PricedShare[]): number[] =>
  points.map((point, index) => priceAt(lineThrough(points.toSpliced(index, 1)), point.share));

/** The line through all of them. */
export function calibrate(points: readonly PricedShare[]): Calibration {
  const left = pricesLeftOut(points);
  const squares = points.reduce((sum, { price }, index) => sum + (left[index]! - price) ** 2, 0);
  return { ...lineThrough(points), scatter: Math.sqrt(squares / points.length) };
}

/** What a card costs that wins so much. */
export const estimatePrice = (calibration: Calibration, { share, error }: MeasuredShare): EstimatedPrice => ({
  price: priceAt(calibration, share),
  error: Math.hypot(calibration.slope * error, calibration.scatter),
});
