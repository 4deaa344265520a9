// The question of the Buy phase. Asked two or three times in every turn, so it is kept: while no Potion is there to spend,
// it follows from the piles, which of them are empty, the coins, the kinds of Treasure in hand and who is asked.

import { ask, pose, question, termsOf } from './asking.ts';
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
import { addKinds, playCoinTreasures, treasuresIn } from './treasures.ts';

/** By player, then by coins and Treasures in hand: the question, as soon as it has been asked. A memo, not state. */
type Kept = (Decision | undefined)[][];

/** What is kept for an arrangement of piles: by the set of empty ones, a bit for each. */
interface Menus {
  /** Coins of the dearest card: more than these make no difference. */
  readonly dearest: number;
  readonly byEmpty: Map<number, Kept>;
}

const menusByPiles = new WeakMap<readonly number[], Menus>();
let lastPiles: readonly number[] = [];
let lastMenus: Menus = { dearest: 0, byEmpty: new Map() };
let lastEmpty = 0;
let lastKept: Kept = [];

const BUY_TERMS = termsOf('buy', { play: 'hand', buy: 'supply' });

/**
 * The kinds of Treasure in hand that may be played now. Where the table plays Treasures, those that make coins and nothing
 * else are played before, if the hand holds no other.
 */
export function treasuresToPlay(table: Table, player: number): number {
  const { game, set } = table;
  if (game.turn.bought > 0) return 0;
  const treasures = treasuresIn(set, game.seats[player]!.hand);
  if (!table.playsTreasures || treasures === 0 || (treasures & ~set.coinTreasures) !== 0) return treasures;
  playCoinTreasures(table, player);
  return 0;
}

/** Asks for Treasures of these kinds, which may be played, purchases that the coins allow, or the end of the turn. */
export function askToBuy(table: Table, player: number, treasures: number): void {
  const { game } = table;
  const { turn } = game;
  if (turn.potions > 0 || turn.possessor !== NOBODY) {
    return ask(table, player, BUY_TERMS, 0, 1, optionsFor(table, treasures));
  }
  const kept = (keptFor(table)[player] ??= []);
  const { dearest } = lastMenus;
  const coins = turn.coins + turn.discount;
  const key = treasures * (dearest + 1) + (coins < dearest ? coins : dearest);
  pose(game, (kept[key] ??= question(table, player, BUY_TERMS, 0, 1, optionsFor(table, treasures))));
}

function keptFor({ game, set }: Table): Kept {
  const { piles } = game;
  const empty = game.emptyPiles === 0 ? 0 : emptyPilesOf(game);
  if (piles === lastPiles && empty === lastEmpty) return lastKept;
  if (piles !== lastPiles) {
    lastPiles = piles;
    lastMenus = menusByPiles.get(piles) ?? {
      dearest: set.coins[piles[piles.length - 1]!]!,
      byEmpty: new Map(),
    };
    menusByPiles.set(piles, lastMenus);
  }
  lastEmpty = empty;
  lastKept = lastMenus.byEmpty.get(empty) ?? [];
  lastMenus.byEmpty.set(empty, lastKept);
  return lastKept;
}

function emptyPilesOf({ piles, supply }: Game): number {
  let empty = 0;
  for (let i = 0; i < piles.length; i++) if (supply[piles[i]!] === 0) empty |= 1 << i;
  return empty;
}

function optionsFor(table: Table, treasures: number): readonly Option[] {
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
