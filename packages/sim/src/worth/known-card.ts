// What is known of the cards of the boxes: how many games each wins. Measured once, by `npm run worth -- --table`.

import type { CardDefinition, CardId } from '@tenfold/rules';
import { BOXES, allCards, setOfCard } from '@tenfold/rules';
import type { Calibration } from './calibration.ts';
import { calibrate } from './calibration.ts';
import data from './known-cards.json' with { type: 'json' };
import type { CardFigures, KnownTable } from './known-table.ts';
import { isNoBurden } from './measured-share.ts';
import type { Rival, RivalOfPrice } from './pairing.ts';

/** A card of the boxes with what is known of it. */
export interface KnownCard extends CardFigures {
  readonly card: CardDefinition;
  /** Whether money strategies use it: at its own price it is no burden to them. */
  readonly isUsed: boolean;
}

/** What a card is compared with. */
export interface WorthReference {
  readonly seed: string;
  readonly rivals: readonly RivalOfPrice[];
  readonly cards: readonly KnownCard[];
  readonly calibration: Calibration;
  /** Coins that a Potion in the cost is worth, for a card that can bear one. */
  readonly potionCoins: number;
}

/** Guests are compared with nobody: most players do not know them. */
export const isOfABox = (id: CardId): boolean => BOXES.some((box) => box === setOfCard(id));

/** Cards by which prices are known: of the boxes, used by money, and paid in coins alone. */
export const isReference = ({ card, isUsed }: KnownCard): boolean =>
  isUsed && card.cost.potions === 0 && isOfABox(card.id);

/** Makes a table ready to compare with. */
export function referenceOf({ seed, rivals, cards, potions }: KnownTable): WorthReference {
  const known = cards.map((figures) => ({
    ...figures,
    card: cardNamed(figures.id),
    isUsed: isNoBurden(figures.priced),
  }));
  const points = known
    .filter(isReference)
    .map(({ card, weighed }) => ({ price: card.cost.coins, share: weighed.share }));
  const rivalOf = ({ id, copies }: { readonly id: string; readonly copies: number }): Rival => ({
    card: cardNamed(id),
    copies,
  });
  return {
    seed,
    rivals: rivals.map(({ price, typical, standIn }) => ({
      price,
      typical: rivalOf(typical),
      standIn: rivalOf(standIn),
    })),
    cards: known,
    calibration: calibrate(points),
    potionCoins: median(potions.map(({ coins }) => coins)),
  };
}

function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle)] ?? 0)) / 2;
}

function cardNamed(id: CardId): CardDefinition {
  const card = allCards.find((one) => one.id === id);
  if (card === undefined)
    throw new Error(`known-cards.json speaks of "${id}", which is no card; make it anew`);
  return card;
}

let reference: WorthReference | undefined;

/** The known cards, made ready when first wanted. */
export const worthReference = (): WorthReference => (reference ??= referenceOf(data));
