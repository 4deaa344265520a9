// What may be bought. Asked once or twice in every turn, so the lists are kept: for as long as no pile is empty and no
// Potion is in hand to spend, what may be bought follows from the piles and the coins alone.

import type { Option } from './options.ts';
import { BUY_CARD, END_TURN } from './options.ts';
import type { Table } from './table.ts';

/** Lists by the number of coins, for each arrangement of piles that is in use. A memo, not state. */
const menusByPiles = new WeakMap<readonly number[], (Option[] | undefined)[]>();
let lastPiles: readonly number[] = [];
let lastMenus: (Option[] | undefined)[] = [];

/** The purchases that the coins allow, and the end of the turn. The list is shared: it must not be changed. */
export function menuOf(table: Table): readonly Option[] {
  const { game, set } = table;
  const { piles, turn } = game;
  if (game.emptyPiles > 0 || turn.potions > 0) return makeMenu(table);
  if (piles !== lastPiles) {
    lastPiles = piles;
    lastMenus = menusByPiles.get(piles) ?? [];
    menusByPiles.set(piles, lastMenus);
  }
  const dearest = set.coins[piles[piles.length - 1]!]!;
  const coins = Math.min(turn.coins + turn.discount, dearest);
  return (lastMenus[coins] ??= makeMenu(table));
}

function makeMenu(table: Table): Option[] {
  const { game, set } = table;
  const { piles, supply, turn } = game;
  // What a card may cost before the discount; a card cheaper than the discount costs nothing.
  const most = turn.coins + turn.discount;
  const options: Option[] = [];
  for (let i = 0; i < piles.length; i++) {
    const card = piles[i]!;
    if (set.coins[card]! > most) break;
    if (supply[card]! > 0 && set.potions[card]! <= turn.potions) options.push(BUY_CARD + card);
  }
  options.push(END_TURN);
  return options;
}
