// What a program chooses in the turn itself, told at once: no question is made, for it knows what there is to choose. What it
// tells is checked as the answer to a question is; where it is refused, the question is asked.

import { RuleError } from '../errors.ts';
import { askToAct } from './action-menu.ts';
import type { Table, TurnTaker } from './card-set.ts';
import { askToBuy } from './menu.ts';
import { BUY_CARD, END_TURN, argumentOf } from './options.ts';
import type { Option } from './options.ts';
import { EMPTY } from './state.ts';
import { coinsOf } from './table.ts';

/** The place in the hand of the Action that is played next, or EMPTY. Who holds none has not chosen that. */
export function nextAction(table: Table, taker: TurnTaker, player: number): number {
  const { isAction } = table.set;
  const { hand } = table.game.seats[player]!;
  const place = taker.act(player);
  if (place === EMPTY) {
    if (holdsOne(hand, isAction)) table.unasked++;
    return EMPTY;
  }
  if (!(place >= 0 && place < hand.length) || !isAction[hand[place]!]!) {
    askToAct({ ...table, skipsForced: false }, player);
    throw refusal(table, player);
  }
  table.unasked++;
  return place;
}

function holdsOne(hand: readonly number[], kind: readonly boolean[]): boolean {
  for (let i = 0; i < hand.length; i++) if (kind[hand[i]!]!) return true;
  return false;
}

/** The option to buy a card, or to end the turn. */
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
  if (!isOffered) {
    askToBuy(table, player, 0);
    throw refusal(table, player);
  }
  table.unasked++;
  return option;
}

const refusal = ({ game }: Table, player: number): RuleError =>
  new RuleError(
    'illegal-choice',
    `${game.setup.players[player]!} cannot do this now; choose what decision(game).options would offer`,
  );
