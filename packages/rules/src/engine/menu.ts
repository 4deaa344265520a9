// The question of the Buy phase. Asked two or three times in every turn, so it is kept: for as long as no pile is empty and
// no Potion is there to spend, it follows from the piles, the coins, the kinds of Treasure in hand and who is asked.

import { ask, question, termsOf } from './asking.ts';
import type { CardSet, Table } from './card-set.ts';
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
import type { Decision } from './state.ts';
import { NOBODY } from './state.ts';

/** What is offered; and the question with it, by the player who is asked for himself, as soon as he has been. */
interface Menu {
  readonly options: readonly Option[];
  readonly asked: (Decision | undefined)[];
}

/** By coins and Treasures, for each arrangement of piles in use. A memo, not state: what was made never changes. */
type Menus = (Menu | undefined)[];
const menusByPiles = new WeakMap<readonly number[], Menus>();
let lastPiles: readonly number[] = [];
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
  if (game.emptyPiles > 0 || turn.potions > 0) return makeMenu(table, treasures);
  if (piles !== lastPiles) {
    lastPiles = piles;
    lastMenus = menusByPiles.get(piles) ?? [];
    menusByPiles.set(piles, lastMenus);
  }
  const dearest = set.coins[piles[piles.length - 1]!]!;
  const key = treasures * (dearest + 1) + Math.min(turn.coins + turn.discount, dearest);
  return (lastMenus[key] ??= makeMenu(table, treasures));
}

/** The kinds of Treasure among these cards: one bit each. */
function treasuresIn(set: CardSet, cards: readonly number[]): number {
  let bits = 0;
  for (let i = 0; i < cards.length; i++) bits |= set.treasureBit[cards[i]!]!;
  return bits;
}

function makeMenu(table: Table, treasures: number): Menu {
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
