// Measures the known cards: first at their own prices, then, against money with a typical card of each price, for a price
// that is the same for all.

import type { CardDefinition } from '@tenfold/rules';
import { BOXES, allCards, setOfCard } from '@tenfold/rules';
import type { CardFigures, KnownTable, PotionFigures } from './known-table.ts';
import type { MeasuredShare } from './measured-share.ts';
import { TWO_SIDED_95, bestShare, isNoBurden, shareIn, shareOfAll } from './measured-share.ts';
import type { Rival, RivalOfPrice } from './pairing.ts';
import { COPIES, COST_WHILE_WEIGHED, pairingsAlone, pairingsWithRivals, weighedCard } from './pairing.ts';
import { worthRunner } from './worth-runner.ts';

/** How many rounds are played to measure the known cards, and by which seed. */
export interface TablePlan {
  readonly seed: string;
  readonly rounds: number;
  readonly pricedRounds: number;
}

/** The table that comes with the package is made by this plan. */
export const TABLE_PLAN: TablePlan = { seed: 'worth', rounds: 300, pricedRounds: 1000 };

/** Cards that do something when they are played, and are no part of every game. */
export const measurableCards = (): CardDefinition[] =>
  allCards.filter(({ id, play }) => setOfCard(id) !== 'basic' && play !== undefined);

const PLACES = 10_000;
const rounded = ({ share, error }: MeasuredShare): MeasuredShare => ({
  share: Math.round(share * PLACES) / PLACES,
  error: Math.round(error * PLACES) / PLACES,
});

/** A card against money alone, by number of copies. */
function sharesAlone(
  card: CardDefinition,
  cost: CardDefinition['cost'] | undefined,
  rounds: number,
  seed: string,
): MeasuredShare[] {
  const weighed = weighedCard(card, cost);
  const pairings = pairingsAlone(weighed);
  const tally = worthRunner(weighed, pairings, seed).play(1, rounds);
  return pairings.map((_pairing, index) => rounded(shareIn(tally, index)));
}

/** A card at some price against money alone, by number of copies. */
const sharesAtPrice = (
  card: CardDefinition,
  cost: CardDefinition['cost'],
  { pricedRounds, seed }: TablePlan,
): MeasuredShare[] => sharesAlone(card, cost, pricedRounds, seed);

const meanOf = (shares: readonly MeasuredShare[]): number =>
  shares.reduce((sum, { share }) => sum + share, 0) / shares.length;

/** What a card does before anything is known of the others. */
export interface FirstFigures {
  readonly card: CardDefinition;
  readonly priced: readonly MeasuredShare[];
  readonly alone: readonly MeasuredShare[];
}

/** The first part of the work for one card. */
export const firstFigures = (card: CardDefinition, plan: TablePlan): FirstFigures => ({
  card,
  priced: sharesAtPrice(card, card.cost, plan),
  alone: sharesAlone(card, undefined, plan.rounds, plan.seed),
});

/** Of the cards of a price that money uses the one in the middle, and the one that comes next. */
function typicalRivals(figures: readonly FirstFigures[]): RivalOfPrice[] {
  const usable = figures.filter(
    ({ card, priced }) =>
      card.cost.potions === 0 && BOXES.some((box) => box === setOfCard(card.id)) && isNoBurden(priced),
  );
  const prices = [...new Set(usable.map(({ card }) => card.cost.coins))].sort((a, b) => a - b);
  return prices.flatMap((price) => {
    const ofPrice = usable
      .filter(({ card }) => card.cost.coins === price)
      .toSorted((a, b) => meanOf(a.alone) - meanOf(b.alone));
    if (ofPrice.length < 2) return [];
    const middle = Math.floor((ofPrice.length - 1) / 2);
    const rival = ({ card, priced }: FirstFigures): Rival => ({
      card,
      copies: COPIES[bestShare(priced).index]!,
    });
    return [{ price, typical: rival(ofPrice[middle]!), standIn: rival(ofPrice[middle + 1]!) }];
  });
}

/** The second part: all figures of one card. */
export function knownFigures(
  { card, priced, alone }: FirstFigures,
  rivals: readonly RivalOfPrice[],
  { rounds, seed }: TablePlan,
): CardFigures {
  const weighed = weighedCard(card);
  const pairings = [...pairingsAlone(weighed), ...pairingsWithRivals(card, weighed, rivals)];
  const tally = worthRunner(weighed, pairings, seed).play(1, rounds);
  return { id: card.id, weighed: rounded(shareOfAll(tally)), alone, priced };
}

const DEAREST = 8;
const STRONG = 0.8;

/**
 * What a Potion does to a card: by how much its price in coins would have to rise to keep it down as far. Undefined for
 * a card that a deck of money had better leave alone if it takes a Potion: a price does no worse than keep it away.
 */
function potionFigures(card: CardDefinition, plan: TablePlan): PotionFigures | undefined {
  const { coins: least } = COST_WHILE_WEIGHED;
  const shares = sharesAtPrice(card, { coins: least, potions: 1 }, plan);
  const { share, error } = bestShare(shares);
  if (share - TWO_SIDED_95 * error <= 0.5) return undefined;
  let before = bestShare(sharesAtPrice(card, COST_WHILE_WEIGHED, plan)).share;
  for (let coins = least + 1; coins <= DEAREST; coins++) {
    const now = bestShare(sharesAtPrice(card, { coins, potions: 0 }, plan)).share;
    if (now <= share) {
      const more = coins - least - (share - now) / Math.max(before - now, 1 / PLACES);
      return { id: card.id, withPotion: { share, error }, coins: Math.round(more * 100) / 100 };
    }
    before = now;
  }
  return undefined;
}

/** The whole table; `tell` hears of each card that is done. */
export function makeKnownTable(
  plan: TablePlan,
  cards: readonly CardDefinition[] = measurableCards(),
  tell: (done: string) => void = () => undefined,
): KnownTable {
  const first = cards.map((card) => {
    tell(card.id);
    return firstFigures(card, plan);
  });
  const rivals = typicalRivals(first);
  return {
    ...plan,
    rivals: rivals.map(({ price, typical, standIn }) => ({
      price,
      typical: { id: typical.card.id, copies: typical.copies },
      standIn: { id: standIn.card.id, copies: standIn.copies },
    })),
    cards: first.map((figures) => {
      tell(figures.card.id);
      return knownFigures(figures, rivals, plan);
    }),
    potions: first.flatMap(({ card, alone }) => {
      // Whoever barely helps for two coins cannot pay for a Potion.
      if (bestShare(alone).share < STRONG) return [];
      tell(card.id);
      return potionFigures(card, plan) ?? [];
    }),
  };
}
