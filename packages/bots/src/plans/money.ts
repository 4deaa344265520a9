// Treasures and points with the one or two cards that help them most.

import type { BuyRule, Strategy } from '../strategy/types.ts';
import type { Pile, TableSeen } from './kingdom-piles.ts';
import { has } from './kingdom-piles.ts';
import type { Proposal } from './proposal.ts';
import { buy, is, own, ownOfType, upTo } from './rule-builders.ts';
import { points, pointsAfterGold } from './greening.ts';

/** Less than this is no better than a Silver. */
const WORTH_BUYING = 53;
const WORTH_BUYING_SECOND = 60;
/** What wants to be the whole deck is no second card. */
const FEW_COPIES = 5;
/** What the second card adds, for each game in a hundred that it would win alone. */
const SECOND_COUNTS = 0.1;
/** A second terminal waits until it seldom meets the first. */
const CARDS_A_TERMINAL = 8;

export function moneyWith(table: TableSeen): Proposal {
  const [first] = table.piles.filter((pile) => pile.worth.wins >= WORTH_BUYING);
  if (first === undefined)
    return { plan: { plan: 'money', cards: [] }, score: 50, strategy: strategyOf(table) };
  const second = table.piles.find((pile) => pile !== first && goesWith(first, pile));
  const curses = has(first, 'curser');
  const cards = [first, ...(second === undefined ? [] : [second])];
  return {
    plan: { plan: curses ? 'curses-first' : 'money-with', cards: cards.map(({ id }) => id) },
    score: first.worth.wins + (second === undefined ? 0 : SECOND_COUNTS * (second.worth.wins - 50)),
    strategy: strategyOf(table, first, second),
  };
}

/** Cards that cost no Action, and beside an Attack or a helper one that draws; Curses alone are enough to deal out. */
function goesWith(first: Pile, pile: Pile): boolean {
  if (pile.worth.wins < WORTH_BUYING_SECOND) return false;
  if (has(pile, 'costs-potion') && !has(first, 'costs-potion')) return false;
  if (!pile.isTerminal) return pile.worth.copies <= FEW_COPIES || has(pile, 'cantrip');
  return has(pile, 'plus-cards') && !(first.isTerminal && has(first, 'curser'));
}

function strategyOf({ players }: TableSeen, first?: Pile, second?: Pile) {
  const needsPotion = [first, second].some((pile) => pile !== undefined && has(pile, 'costs-potion'));
  return {
    name: first === undefined ? 'money' : `money with ${first.id}`,
    buy: [
      ...points(players),
      ...(first === undefined
        ? []
        : [upTo(first.worth.beforeGold === true ? first.worth.copies : 1, first.id)]),
      ...(second?.worth.beforeGold === true ? [upTo(second.worth.copies, second.id)] : []),
      buy('gold'),
      ...pointsAfterGold(players),
      ...(needsPotion ? [upTo(1, 'potion')] : []),
      ...(first === undefined ? [] : [upTo(first.worth.copies, first.id)]),
      ...(first === undefined || second === undefined ? [] : rulesForSecond(first, second)),
      buy('silver'),
    ],
  };
}

function rulesForSecond(first: Pile, second: Pile): BuyRule[] {
  if (!second.isTerminal) return [upTo(second.worth.copies, second.id)];
  if (!first.isTerminal) return [upTo(second.worth.copies, second.id)];
  return [
    upTo(1, second.id, is(ownOfType('Treasure'), '>=', CARDS_A_TERMINAL + 1), is(own(first.id), '>=', 1)),
  ];
}

/** A card for money to go with: how many, whether before the first Gold, whether to throw away the first cards with it. */
export interface Want {
  readonly pile: Pile;
  readonly copies: number;
  readonly beforeGold: boolean;
  readonly trims: boolean;
}

/** Treasures and points with any cards, the first wanted most. */
export function moneyWithCards({ players }: TableSeen, wants: readonly Want[]): Strategy {
  const rule = ({ pile: { id }, copies, trims }: Want): BuyRule =>
    trims ? { ...upTo(copies, id), playStyle: 'aggressiveTrashing' } : upTo(copies, id);
  const needsPotion = wants.some(({ pile }) => has(pile, 'costs-potion'));
  return {
    name: `money with ${wants.map(({ pile }) => pile.id).join(' and ')}`,
    buy: [
      ...points(players),
      ...wants.filter(({ beforeGold }) => beforeGold).map(rule),
      buy('gold'),
      ...pointsAfterGold(players),
      ...(needsPotion ? [upTo(1, 'potion')] : []),
      ...wants.filter(({ beforeGold }) => !beforeGold).map(rule),
      buy('silver'),
    ],
  };
}
