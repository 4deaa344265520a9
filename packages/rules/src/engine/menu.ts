// The options of the Buy phase. Asked two or three times in every turn, so the lists are kept: for as long as no pile is
// empty and no Potion is there to spend, they follow from the piles, the coins and the kinds of Treasure in hand.

import type { CardSet } from './card-set.ts';
import type { Option } from './options.ts';
import {
  BUY_CARD,
  END_TURN,
  PLAY,
  PLAY_PLAIN_TREASURES,
  PLAY_TREASURES,
  argumentOf,
  includesOption,
} from './options.ts';
import type { Table } from './table.ts';

/** Lists by coins and Treasures, for each arrangement of piles in use. A memo, not state: a list, once made, never changes. */
type Menus = Map<number, readonly Option[]>;
const menusByPiles = new WeakMap<readonly number[], Menus>();
let lastPiles: readonly number[] = [];
let lastMenus: Menus = new Map();

/** Treasures that may be played, purchases that the coins allow, and the end of the turn. */
export function buyOptions(table: Table, player: number): readonly Option[] {
  const { game, set } = table;
  const { piles, turn } = game;
  const treasures = turn.bought === 0 ? treasuresIn(set, game.seats[player]!.hand) : 0;
  if (game.emptyPiles > 0 || turn.potions > 0) return makeMenu(table, treasures);
  if (piles !== lastPiles) {
    lastPiles = piles;
    lastMenus = menusByPiles.get(piles) ?? new Map<number, readonly Option[]>();
    menusByPiles.set(piles, lastMenus);
  }
  const dearest = set.coins[piles[piles.length - 1]!]!;
  const key = treasures * (dearest + 1) + Math.min(turn.coins + turn.discount, dearest);
  const known = lastMenus.get(key);
  if (known !== undefined) return known;
  const menu = makeMenu(table, treasures);
  lastMenus.set(key, menu);
  return menu;
}

/** The kinds of Treasure among these cards: one bit each. */
function treasuresIn(set: CardSet, cards: readonly number[]): number {
  let bits = 0;
  for (let i = 0; i < cards.length; i++) bits |= set.treasureBit[cards[i]!]!;
  return bits;
}

function makeMenu(table: Table, treasures: number): readonly Option[] {
  const { game, set } = table;
  const { piles, supply, turn } = game;
  const options: Option[] = [];
  let anyPlain = false;
  let onlyCoins = true;
  for (let i = 0; i < piles.length; i++) {
    const card = piles[i]!;
    if ((set.treasureBit[card]! & treasures) === 0) continue;
    options.push(PLAY + card);
    if (!set.isPlainTreasure[card]!) continue;
    anyPlain = true;
    if (set.plainCoins[card]! < 0) onlyCoins = false;
  }
  if (anyPlain) options.push(onlyCoins ? PLAY_TREASURES : PLAY_PLAIN_TREASURES);
  // What a card may cost before the discount; a card cheaper than the discount costs nothing.
  const most = turn.coins + turn.discount;
  for (let i = 0; i < piles.length; i++) {
    const card = piles[i]!;
    if (set.coins[card]! > most) break;
    if (supply[card]! > 0 && set.potions[card]! <= turn.potions) options.push(BUY_CARD + card);
  }
  options.push(END_TURN);
  return options;
}

/**
 * `play treasures` with a Potion in hand: it leaves the Potion there. No longer offered, for nobody means it; understood,
 * for older records say it.
 */
export function isUnderstood(set: CardSet, options: readonly Option[], choice: Option): boolean {
  if (choice !== PLAY_TREASURES || !includesOption(options, PLAY_PLAIN_TREASURES)) return false;
  return options.some((option) => option < PLAY_PLAIN_TREASURES && set.plainCoins[argumentOf(option)]! >= 0);
}
