// What a program chooses in the turn itself, told at once: no question is made, for it knows what there is to choose.

import { RuleError } from '../errors.ts';
import type { Table, TurnTaker } from './card-set.ts';
import { BUY_CARD, END_ACTIONS, END_TURN, PLAY, argumentOf, includesOption } from './options.ts';
import type { Option } from './options.ts';
import { coinsOf } from './table.ts';

/** The Action that is played next, or the end of the phase: checked as the answer to a question is. */
export function nextAction(table: Table, taker: TurnTaker, player: number): Option {
  const option = taker.act(player);
  const card = argumentOf(option);
  const isOffered =
    option === END_ACTIONS ||
    (option === PLAY + card &&
      table.set.isAction[card] === true &&
      includesOption(table.game.seats[player]!.hand, card));
  return isOffered ? told(table, option) : refuse(table, player);
}

/** The card that is bought next, or the end of the turn: likewise. */
export function nextPurchase(table: Table, taker: TurnTaker, player: number): Option {
  const { supply, turn } = table.game;
  const option = taker.buy(player);
  const card = argumentOf(option);
  const isOffered =
    option === END_TURN ||
    (option === BUY_CARD + card &&
      supply[card]! > 0 &&
      coinsOf(table, card) <= turn.coins &&
      table.set.potions[card]! <= turn.potions);
  return isOffered ? told(table, option) : refuse(table, player);
}

function told(table: Table, option: Option): Option {
  table.unasked++;
  return option;
}

function refuse({ game }: Table, player: number): never {
  throw new RuleError(
    'illegal-choice',
    `${game.setup.players[player]!} cannot do this now; choose what decision(game).options would offer`,
  );
}
