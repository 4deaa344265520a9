// What the games say: about as strong as a card for so much, between which known cards, or that they cannot tell.

import type { CardDefinition, CardId } from '@tenfold/rules';
import type { Interval } from '../interval.ts';
import { estimatePrice } from './calibration.ts';
import type { KnownCard, WorthReference } from './known-card.ts';
import { isOfABox, isReference } from './known-card.ts';
import type { MeasuredShare } from './measured-share.ts';
import { isNoBurden, isSurelyMore, shareIn, shareOfAll, TWO_SIDED_95 } from './measured-share.ts';
import type { BlindSpot } from './money-use.ts';
import { blindSpotsOf, canBeWeighed } from './money-use.ts';
import { COPIES } from './pairing.ts';
import type { WorthTally } from './worth-runner.ts';

/** What is said of a card. */
export type WorthVerdict =
  /** Too few games yet. */
  | { readonly kind: 'early' }
  /** `no-use`: a deck of money is worse with it, even if it is cheap. */
  | { readonly kind: 'cannot-tell'; readonly reason: BlindSpot | 'no-use'; readonly share: Interval | null }
  | PriceVerdict;

/** About as strong as a card for so much. */
export interface PriceVerdict {
  readonly kind: 'price';
  /** In coins, and in whole coins as it is said. */
  readonly price: number;
  readonly coins: number;
  /** Two of three known cards that are as strong have a price in here. */
  readonly low: number;
  readonly high: number;
  /** Games won, with the interval of 95 %. */
  readonly share: number;
  readonly interval: Interval;
  /** The strongest known card that it surely beats, and the weakest that it surely does not reach. */
  readonly moreThan: CardId | null;
  readonly lessThan: CardId | null;
  /** How many known cards of each price it surely beats: what the games say without any line from shares to prices. */
  readonly standings: readonly StandingAtPrice[];
  /** It surely beats all of them: the line to prices ends here, and the price is the least. */
  readonly isBeyond: boolean;
  /** What the games do not show of it. Where it is not empty, the card may be worth more. */
  readonly blindSpots: readonly BlindSpot[];
}

/** Where a card stands among the known cards of a price. */
export interface StandingAtPrice {
  readonly price: number;
  readonly cards: number;
  readonly beaten: number;
}

/** Before so many rounds nothing is said. */
const ROUNDS_TO_JUDGE = 12;

/** The interval of 95 % of a share. */
export const intervalOf = ({ share, error }: MeasuredShare): Interval => ({
  low: Math.max(0, share - TWO_SIDED_95 * error),
  high: Math.min(1, share + TWO_SIDED_95 * error),
});

/** What the games played so far say of a card. */
export function worthVerdict(
  card: CardDefinition,
  tally: WorthTally,
  reference: WorthReference,
): WorthVerdict {
  const blindSpots = blindSpotsOf(card);
  const [first] = blindSpots;
  if (!canBeWeighed(card)) return { kind: 'cannot-tell', reason: first ?? 'points', share: null };
  if (tally.rounds < ROUNDS_TO_JUDGE) return { kind: 'early' };
  const measured = shareOfAll(tally);
  const interval = intervalOf(measured);
  const alone = COPIES.map((_copies, pairing) => shareIn(tally, pairing));
  if (!isNoBurden(alone)) return { kind: 'cannot-tell', reason: first ?? 'no-use', share: interval };
  const { price, error } = estimatePrice(reference.calibration, measured);
  const known = neighboursIn(reference).filter((one) => one.card.id !== card.id);
  const weaker = known.filter(({ weighed }) => isSurelyMore(measured, weighed));
  const stronger = known.filter(({ weighed }) => isSurelyMore(weighed, measured));
  return {
    kind: 'price',
    price,
    coins: Math.max(0, Math.round(price)),
    low: price - error,
    high: price + error,
    share: measured.share,
    interval,
    moreThan: weaker.at(-1)?.id ?? null,
    lessThan: stronger[0]?.id ?? null,
    standings: standingsAmong(known.filter(isReference), new Set(weaker)),
    isBeyond: weaker.length === known.length,
    blindSpots,
  };
}

function standingsAmong(known: readonly KnownCard[], beaten: ReadonlySet<KnownCard>): StandingAtPrice[] {
  const prices = [...new Set(known.map(({ card }) => card.cost.coins))].sort((a, b) => a - b);
  return prices.map((price) => {
    const ofPrice = known.filter(({ card }) => card.cost.coins === price);
    return { price, cards: ofPrice.length, beaten: ofPrice.filter((one) => beaten.has(one)).length };
  });
}

/** Cards of the boxes that money uses, the weakest first. */
export const neighboursIn = ({ cards }: WorthReference): KnownCard[] =>
  cards
    .filter(({ card, isUsed }) => isUsed && isOfABox(card.id))
    .toSorted((a, b) => a.weighed.share - b.weighed.share);
