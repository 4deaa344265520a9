// Who plays whom to find out what a card is worth: Big Money with one, two and five of it, against Big Money alone and
// against Big Money with a typical card of each price.

import type { Strategy } from '@tenfold/bots';
import type { CardDefinition, CardId } from '@tenfold/rules';
import { setOfCard } from '@tenfold/rules';
import { moneyAlone, moneyWith } from './money-deck.ts';

/** How many of the card a deck of money takes. */
export const COPIES = [1, 2, 5] as const;

/** Every card is sold for so much while it is weighed, so that its price does not enter. */
export const COST_WHILE_WEIGHED = { coins: 2, potions: 0 } as const;

/** A known card that stands for those of its price, at its own price and in the number that serves it best. */
export interface Rival {
  readonly card: CardDefinition;
  readonly copies: number;
}

/** The typical card of a price, and who takes its place where it would meet itself. */
export interface RivalOfPrice {
  readonly price: number;
  readonly typical: Rival;
  readonly standIn: Rival;
}

/** Two decks that meet, and the piles between them. */
export interface Pairing {
  readonly copies: number;
  /** Null for money alone. */
  readonly rival: CardId | null;
  readonly kingdom: readonly CardId[];
  readonly strategies: readonly [Strategy, Strategy];
}

/** The card as it is weighed: for a price that is the same for all, and under a name that nobody knows. */
export const weighedCard = (
  card: CardDefinition,
  cost: CardDefinition['cost'] = COST_WHILE_WEIGHED,
): CardDefinition => ({
  ...card,
  id: setOfCard(card.id) === 'own' ? card.id : `weighed-${card.id}`,
  cost,
});

/** Against money alone. */
export const pairingsAlone = (weighed: CardDefinition): Pairing[] =>
  COPIES.map((copies) => ({
    copies,
    rival: null,
    kingdom: [weighed.id],
    strategies: [moneyWith(weighed, copies), moneyAlone],
  }));

/** Against money with the typical card of each price; no card meets itself. */
export const pairingsWithRivals = (
  card: CardDefinition,
  weighed: CardDefinition,
  rivals: readonly RivalOfPrice[],
): Pairing[] =>
  rivals.flatMap(({ typical, standIn }) => {
    const rival = typical.card.id === card.id ? standIn : typical;
    return COPIES.map((copies): Pairing => ({
      copies,
      rival: rival.card.id,
      kingdom: [weighed.id, rival.card.id],
      strategies: [moneyWith(weighed, copies), moneyWith(rival.card, rival.copies)],
    }));
  });
