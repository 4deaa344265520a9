// Cards that gain cards, and a Victory card that counts them all: three piles are soon empty.

import { buy, gainsToEnd, is, own } from './rule-builders.ts';
import type { Pile, TableSeen } from './kingdom-piles.ts';
import type { Proposal } from './proposal.ts';

const ENOUGH_GAINERS = 5;
const SCORE = { likeIronworks: 98, likeWorkshop: 91, forEachFurtherPlayer: -5 } as const;

export const rush = (table: TableSeen): Proposal | undefined => rushes(table)[0];

/** With each card that gains the Victory card, the best one first. */
export function rushes({ players, piles }: TableSeen): Proposal[] {
  const garden = piles.find(countsAllCards);
  if (garden === undefined) return [];
  return piles
    .filter((pile) => gains(pile, garden.card.cost.coins))
    .map((gainer) => rushWith(players, garden, gainer));
}

function rushWith(players: number, garden: Pile, gainer: Pile): Proposal {
  const many = is(own(gainer.id), '>=', ENOUGH_GAINERS);
  const doesMore = gainer.worth.wins > 50;
  return {
    plan: { plan: 'rush', cards: [gainer.id, garden.id] },
    score: (doesMore ? SCORE.likeIronworks : SCORE.likeWorkshop) + SCORE.forEachFurtherPlayer * (players - 2),
    strategy: {
      name: `${gainer.id} and ${garden.id}`,
      buy: [
        buy('province', is(gainsToEnd, '<=', 3)),
        buy(garden.id, many),
        buy('duchy', many),
        buy(garden.id, is(gainsToEnd, '<=', 5)),
        buy(gainer.id),
        buy('estate', is(own(garden.id), '>', 0)),
        buy('silver'),
        buy('copper'),
      ],
    },
  };
}

function countsAllCards({ card }: Pile): boolean {
  const { worth } = card;
  return typeof worth === 'object' && worth.every <= 10 && Object.keys(worth.of).length === 0;
}

const gains = ({ card, effects: { gainUpTo, trashesItself } }: Pile, atLeast: number): boolean =>
  gainUpTo?.type === null &&
  gainUpTo.coins >= atLeast &&
  !trashesItself &&
  card.cost.coins <= atLeast &&
  card.cost.potions === 0;
