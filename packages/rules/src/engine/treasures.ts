// Playing Treasures from the hand: one by one, or all at once whose order cannot matter.

import { layAllInPlay, layInPlay, takeFromHandAt } from './moves.ts';
import type { Option } from './options.ts';
import { PLAY, PLAY_PLAIN_TREASURES, PLAY_TREASURES, argumentOf } from './options.ts';
import { playCard } from './play.ts';
import type { CardSet, Table } from './card-set.ts';

/** The kinds of Treasure among these cards: one bit each. */
export function treasuresIn(set: CardSet, cards: readonly number[]): number {
  let bits = 0;
  for (let i = 0; i < cards.length; i++) bits |= set.treasureBit[cards[i]!]!;
  return bits;
}

/** The options to play Treasures of these cards. */
export const addTreasures = (table: Table, cards: readonly number[], options: Option[]): void =>
  addKinds(table, treasuresIn(table.set, cards), options);

/** The options to play Treasures of these kinds: first those that have a pile, in the order of the piles. */
export function addKinds({ game, set }: Table, kinds: number, options: Option[]): void {
  const { piles } = game;
  let left = kinds;
  let anyPlain = false;
  let onlyCoins = true;
  const add = (card: number): void => {
    const bit = set.treasureBit[card]!;
    if ((bit & left) === 0) return;
    left &= ~bit;
    options.push(PLAY + card);
    if (!set.isPlainTreasure[card]!) return;
    anyPlain = true;
    if (set.plainCoins[card]! < 0) onlyCoins = false;
  };
  for (let i = 0; i < piles.length; i++) add(piles[i]!);
  // A card of the deck beside the Supply has no pile.
  if (left !== 0) for (let card = 0; card < set.ids.length; card++) add(card);
  if (anyPlain) options.push(onlyCoins ? PLAY_TREASURES : PLAY_PLAIN_TREASURES);
}

/** Carries out one of these options. */
export function answerTreasures(table: Table, player: number, option: Option): void {
  if (option === PLAY_TREASURES) playCoinTreasures(table, player);
  else if (option === PLAY_PLAIN_TREASURES) playAll(table, player, isPlain);
  else playFromHand(table, player, argumentOf(option));
}

const playFromHand = (table: Table, player: number, card: number): void =>
  playFromHandAt(table, player, table.game.seats[player]!.hand.indexOf(card));

export function playFromHandAt(table: Table, player: number, place: number): void {
  const seat = table.game.seats[player]!;
  const card = seat.hand[place]!;
  takeFromHandAt(seat, place);
  playCard(table, player, card, layInPlay(table, player, card));
}

/** Those that make coins and nothing else: nearly all that are ever played, so they need not follow their texts. */
export function playCoinTreasures(table: Table, player: number): void {
  const { game, set } = table;
  if (table.listener === null && game.turn.bonuses.length === 0) {
    game.turn.coins += layAllInPlay(game.seats[player]!, set.plainCoins);
  } else {
    playAll(table, player, makesOnlyCoins);
  }
}

type Kind = (set: CardSet, card: number) => boolean;

const makesOnlyCoins: Kind = (set, card) => set.plainCoins[card]! >= 0;
const isPlain: Kind = (set, card) => set.isPlainTreasure[card]!;

function playAll(table: Table, player: number, isPlayed: Kind): void {
  const { hand } = table.game.seats[player]!;
  for (const card of hand.filter((one) => isPlayed(table.set, one))) playFromHand(table, player, card);
}
