// The Attack that does most, early and often, and money behind it. Where none is worth its Action, the card that helps most.

import { has } from './kingdom-piles.ts';
import type { Pile, TableSeen } from './kingdom-piles.ts';
import { moneyWith, moneyWithCards } from './money.ts';
import type { Proposal } from './proposal.ts';

/** Less than this loses to Treasures alone. */
const WORTH_ATTACKING = 50;
const OFTEN = 2;

export function attacks(table: TableSeen): Proposal {
  const attack = table.piles.find((pile) => has(pile, 'attack') && pile.worth.wins >= WORTH_ATTACKING);
  return attack === undefined ? moneyWith(table) : attackWith(table, attack);
}

function attackWith(table: TableSeen, pile: Pile): Proposal {
  const copies = Math.max(OFTEN, pile.worth.copies);
  return {
    plan: { plan: has(pile, 'curser') ? 'curses-first' : 'attacks', cards: [pile.id] },
    score: pile.worth.wins,
    strategy: moneyWithCards(table, [{ pile, copies, beforeGold: true, trims: false }]),
  };
}
