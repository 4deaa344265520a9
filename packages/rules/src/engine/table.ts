// The game at work: what is told of it, who controls whom in a possessed turn, what a card costs now.

import type { CardSet, Haste, Table } from './card-set.ts';
import type { EventType, GameEvent, Listener } from './events.ts';
import type { Frame, Game } from './state.ts';
import { EMPTY, NOBODY } from './state.ts';

const NO_HASTE: Haste = { playsTreasures: false, skipsForced: false, taker: null };

export const tableOf = (
  game: Game,
  set: CardSet,
  listener: Listener | null,
  { playsTreasures, skipsForced, taker }: Haste = NO_HASTE,
): Table => ({
  game,
  set,
  listener,
  playsTreasures,
  skipsForced,
  taker,
  card: EMPTY,
  depth: 0,
  unasked: 0,
});

type Details = Omit<GameEvent, 'type' | 'player' | 'because' | 'depth' | 'cards'> & {
  cards?: readonly number[];
};

/** Callers check `table.listener` first, so that a game that nobody watches builds nothing. */
export function tell(table: Table, type: EventType, player: number, details: Details = {}): void {
  const { cards, ...others } = details;
  table.listener?.({
    type,
    player,
    because: table.card === EMPTY ? null : table.set.ids[table.card]!,
    depth: table.depth,
    ...others,
    ...(cards === undefined ? {} : { cards: cards.map((card) => table.set.ids[card]!) }),
  });
}

// A possessed turn rests on these three: who is asked, who gains, and (in moves.ts) where a trashed card goes.

const isPossessed = (game: Game, player: number): boolean =>
  game.turn.possessor !== NOBODY && game.turn.player === player;

/** Who decides for this player now, and who gains what this player would gain. */
export const controllerOf = (game: Game, player: number): number =>
  isPossessed(game, player) ? game.turn.possessor : player;

export const keepsTrashedCards = isPossessed;

/** The seats that may see this player's hidden cards. */
export function eyesOf(game: Game, player: number): readonly number[] {
  const controller = controllerOf(game, player);
  return controller === player ? [player] : [player, controller];
}

export function newFrame(
  list: number,
  player: number,
  card: number,
  self: number,
  parent: number,
  depth: number,
): Frame {
  return {
    list,
    step: 0,
    back: [],
    player,
    by: player,
    card,
    self,
    parent,
    depth,
    them: [],
    themFrom: 'revealed',
    rest: [],
    noted: [],
    immune: 0,
    n: 0,
    named: EMPTY,
  };
}

/** Whether a card has a pile, or came to this game with the deck beside the Supply. */
export const isInGame = ({ supply, inMarket }: Game, card: number): boolean =>
  supply[card]! >= 0 || inMarket.includes(card);

/** The turns that a player will have taken without anybody else's between when those of his own are over that come next. */
export function turnsInARow({ turn, extraTurns }: Game, player: number): number {
  let turns = turn.player === player ? turn.inARow : 0;
  for (let i = 0; extraTurns[i] === player && extraTurns[i + 1] === NOBODY; i += 2) turns++;
  return turns;
}

export const leftOf = (game: Game, player: number): number =>
  player + 1 < game.seats.length ? player + 1 : 0;

/** What a card costs now, in coins. */
export const coinsOf = (table: Table, card: number): number =>
  coinsAfter(table.set, table.game.turn.discount, card);

export function coinsAfter(set: CardSet, discount: number, card: number): number {
  const coins = set.coins[card]! - discount;
  return coins > 0 ? coins : 0;
}
