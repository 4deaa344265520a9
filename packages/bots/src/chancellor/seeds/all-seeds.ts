// Where the search begins: strategies of the catalogue that this table has the cards for, and every kind of plan with every
// card that fits it. Cards are told by what they do.

import type { CardId } from '@tenfold/rules';
import { bestProposal } from '../../plans/best-proposal.ts';
import { engines } from '../../plans/engine.ts';
import type { TableSeen } from '../../plans/kingdom-piles.ts';
import type { Strategy } from '../../strategy/types.ts';
import type { Seed } from '../competitor.ts';
import { cardsOf } from '../competitor.ts';
import { stacks, trimmed } from './deck-seeds.ts';
import { engineSeeds } from './engine-seeds.ts';
import { moneyWithOne, moneyWithTwo } from './money-seeds.ts';
import { pointSeeds } from './point-seeds.ts';

/** Of so many kinds that a short search sees some of each: kinds take turns. */
export function allSeeds(table: TableSeen, catalogue: readonly Strategy[]): Seed[] {
  const { plan, strategy } = bestProposal(table);
  return [
    { plan, strategy },
    ...inTurns([
      knownHere(table, catalogue).map(knownSeed),
      moneyWithOne(table),
      [...engines(table), ...spread(engineSeeds(table), MOST_OF_A_KIND)],
      spread(stacks(table), MOST_OF_A_KIND),
      spread(pointSeeds(table), MOST_OF_A_KIND),
      spread(trimmed(table), MOST_OF_A_KIND),
      spread(moneyWithTwo(table), MOST_OF_A_KIND),
    ]),
  ];
}

const MOST_OF_A_KIND = 120;

/** At most so many, evenly from the whole list. */
function spread<T>(items: readonly T[], most: number): T[] {
  if (items.length <= most) return [...items];
  return Array.from({ length: most }, (_item, index) => items[Math.floor((index * items.length) / most)]!);
}

function inTurns<T>(lists: readonly (readonly T[])[]): T[] {
  const longest = Math.max(...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_item, index) => lists.flatMap((list) => list[index] ?? [])).flat();
}

/** The strategies of the catalogue for so many players whose cards are all there. */
function knownHere({ players, piles }: TableSeen, catalogue: readonly Strategy[]): Strategy[] {
  const here = new Set<CardId>(piles.map(({ id }) => id));
  return catalogue.filter(
    (strategy) =>
      (strategy.players === undefined || strategy.players.includes(players)) &&
      cardsOf(strategy).every((id) => here.has(id)),
  );
}

const knownSeed = (strategy: Strategy): Seed => {
  const cards = cardsOf(strategy);
  return { plan: { plan: cards.length === 0 ? 'money' : 'money-with', cards }, strategy };
};
