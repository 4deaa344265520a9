// The deck beside the Supply: its top cards are laid open, one may be bought at once, the others go to its bottom.

import { addOnce, again, ask, termsOf } from '../asking.ts';
import type { CompiledStep, Table } from '../card-set.ts';
import { gainFromMarket, layMarketOpen, putUnderMarket } from '../moves.ts';
import type { Option } from '../options.ts';
import { BUY_CARD, NOTHING, PUT_UNDER, argumentOf } from '../options.ts';
import type { Frame } from '../state.ts';
import { coinsOf, tell } from '../table.ts';
import { addTreasures, answerTreasures } from '../treasures.ts';
import { instant } from './bonuses.ts';

const BUYING = termsOf('buy', { play: 'hand', buy: 'beside' });
const ORDERING = termsOf('put-under', { 'put-under': 'beside' });

/** Treasures may be played for it, as in the Buy phase. No Buy is used, and Treasures may be played again later. */
const buyFromMarket: CompiledStep = {
  instant: false,
  run(table, frame) {
    const { marketOpen, turn, seats } = table.game;
    if (marketOpen.length === 0) return;
    const options: Option[] = [];
    addTreasures(table, seats[frame.player]!.hand, options);
    for (const card of marketOpen) {
      if (coinsOf(table, card) <= turn.coins && table.set.potions[card]! <= turn.potions)
        addOnce(options, BUY_CARD + card);
    }
    options.push(BUY_CARD + NOTHING);
    ask(table, frame.player, BUYING, 0, 1, options);
  },
  answer(table, frame, option) {
    if (option < BUY_CARD) {
      again(frame);
      return answerTreasures(table, frame.player, option);
    }
    const card = argumentOf(option);
    frame.noted = card === NOTHING ? [] : [card];
    if (card === NOTHING) return;
    const { turn } = table.game;
    turn.coins -= coinsOf(table, card);
    turn.potions -= table.set.potions[card]!;
    if (table.listener) tell(table, 'buy', frame.player, { cards: [card] });
    gainFromMarket(table, frame.player, card);
  },
};

/** Of the open cards: one that has not been named yet. */
function askForNext(table: Table, frame: Frame): void {
  const left = table.game.marketOpen.slice();
  for (const card of frame.noted) left.splice(left.indexOf(card), 1);
  const options: Option[] = [];
  for (const card of left) addOnce(options, PUT_UNDER + card);
  ask(table, frame.player, ORDERING, left.length, left.length, options, frame.player, frame.noted.length);
}

/** What the text says of "it" afterwards follows from what everybody saw, not from the order. */
function putUnder(table: Table, frame: Frame, inOrder: readonly number[]): void {
  const open = table.game.marketOpen.slice();
  putUnderMarket(table, frame.player, inOrder);
  frame.noted = open;
}

/** Named one by one, the first highest. The faces are public, their order is nobody else's business. */
const putMarketUnder: CompiledStep = {
  instant: false,
  run(table, frame) {
    const { marketOpen } = table.game;
    frame.noted = [];
    if (marketOpen.length > 1) return askForNext(table, frame);
    putUnder(table, frame, marketOpen);
  },
  answer(table, frame, option) {
    frame.noted.push(argumentOf(option));
    if (frame.noted.length < table.game.marketOpen.length) return askForNext(table, frame);
    putUnder(table, frame, frame.noted);
  },
};

export const market = {
  revealMarket: (step: { n: number }) =>
    instant((table, frame) => layMarketOpen(table, frame.player, step.n)),
  buyFromMarket: () => buyFromMarket,
  putMarketUnder: () => putMarketUnder,
};
