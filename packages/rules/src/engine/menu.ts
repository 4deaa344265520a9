// The question of the Buy phase. Asked two or three times in every turn, so it is kept: while no Potion is there to spend,
// it follows from the piles, which of them are empty, the coins, the kinds of Treasure in hand and who is asked.

import { ask, question, termsOf } from './asking.ts';
import type { CardSet, Table } from './card-set.ts';
import type { Option } from './options.ts';
import {
  BUY_CARD,
  END_TURN,
  PLAY_PLAIN_TREASURES,
  PLAY_TREASURES,
  argumentOf,
  includesOption,
} from './options.ts';
import type { Decision, Game } from './state.ts';
import { NOBODY } from './state.ts';
import { addKinds, treasuresIn } from './treasures.ts';

/** What is offered; and the question with it, by the player who is asked for himself, as soon as he has been. */
interface Menu {
  readonly options: readonly Option[];
  readonly asked: (Decision | undefined)[];
}

/**
 * By coins and Treasures, for each arrangement of piles in use and each set of empty ones, a bit for each. A memo, not
 * state: what was made never changes.
 */
type Menus = (Menu | undefined)[];
const menusByPiles = new WeakMap<readonly number[], Map<number, Menus>>();
let lastPiles: readonly number[] = [];
let lastEmpty = 0;
let lastMenus: Menus = [];

const BUY_TERMS = termsOf('buy', { play: 'hand', buy: 'supply' });

/** Asks for Treasures that may be played, purchases that the coins allow, or the end of the turn. */
export function askToBuy(table: Table, player: number): void {
  const { game } = table;
  const menu = menuFor(table, player);
  if (game.turn.possessor !== NOBODY) return ask(table, player, BUY_TERMS, 0, 1, menu.options);
  game.asks.push((menu.asked[player] ??= question(table, player, BUY_TERMS, 0, 1, menu.options)));
}

function menuFor(table: Table, player: number): Menu {
  const { game, set } = table;
  const { piles, turn } = game;
  const treasures = turn.bought === 0 ? treasuresIn(set, game.seats[player]!.hand) : 0;
  if (turn.potions > 0) return makeMenu(table, treasures);
  const empty = game.emptyPiles === 0 ? 0 : emptyPilesOf(game);
  if (piles !== lastPiles || empty !== lastEmpty) {
    lastPiles = piles;
    lastEmpty = empty;
    lastMenus = menusOf(piles, empty);
  }
  const dearest = set.coins[piles[piles.length - 1]!]!;
  const key = treasures * (dearest + 1) + Math.min(turn.coins + turn.discount, dearest);
  return (lastMenus[key] ??= makeMenu(table, treasures));
}

function emptyPilesOf({ piles, supply }: Game): number {
  let empty = 0;
  for (let i = 0; i < piles.length; i++) if (supply[piles[i]!] === 0) empty |= 1 << i;
  return empty;
}

function menusOf(piles: readonly number[], empty: number): Menus {
  const byEmpty = menusByPiles.get(piles) ?? new Map<number, Menus>();
  menusByPiles.set(piles, byEmpty);
  const menus = byEmpty.get(empty) ?? [];
  byEmpty.set(empty, menus);
  return menus;
}

function makeMenu(table: Table, treasures: number): Menu {
  const { game, set } = table;
  const { piles, supply, turn } = game;
  const options: Option[] = [];
  addKinds(table, treasures, options);
  // What a card may cost before the discount; a card cheaper than the discount costs nothing.
  const most = turn.coins + turn.discount;
  for (let i = 0; i < piles.length; i++) {
    const card = piles[i]!;
    if (set.coins[card]! > most) break;
    if (supply[card]! > 0 && set.potions[card]! <= turn.potions) options.push(BUY_CARD + card);
  }
  options.push(END_TURN);
  return { options, asked: [] };
}

/**
 * `play treasures` with a Potion in hand: it leaves the Potion there. No longer offered, for nobody means it; understood,
 * for older records say it.
 */
export function isUnderstood(set: CardSet, options: readonly Option[], choice: Option): boolean {
  if (choice !== PLAY_TREASURES || !includesOption(options, PLAY_PLAIN_TREASURES)) return false;
  return options.some((option) => option < PLAY_PLAIN_TREASURES && set.plainCoins[argumentOf(option)]! >= 0);
}
